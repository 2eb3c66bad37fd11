import { expect, test } from "vitest";
import type { Hexagon, Province } from "./board";
import { firstOf, regionsOf } from "./regions";

const hexagons: Hexagon[] = [
  { id: "two", name: "Italia", centre: null },
  { id: "one", name: "Alps", centre: null },
  { id: "none", name: "Sahara", centre: null },
];
const province = (id: string, ...areas: string[]) => ({ id, areas }) as unknown as Province;
const provinces = [province("latium", "two"), province("helvetia", "one", "two"), province("umbria", "two")];

test("a region holds what is in play of it, by name; a province that lies in two belongs to the first", () => {
  const regions = regionsOf(hexagons, provinces).map(({ name, provinces: held }) => [name, held.map(({ id }) => id)]);
  expect(regions).toEqual([
    ["Alps", ["helvetia"]],
    ["Italia", ["latium", "umbria"]],
  ]);
});

test("one begins in a region at a province of one's own, or at any", () => {
  const [, italia] = regionsOf(hexagons, provinces);
  expect(italia && firstOf(italia, ["umbria", "helvetia"])).toBe("umbria");
  expect(italia && firstOf(italia, [])).toBe("latium");
});
