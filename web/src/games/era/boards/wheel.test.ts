import { expect, test } from "vitest";
import { colourOf, type TrackTables } from "./tracks";
import { discAt, labelAt } from "./wheel";

const TABLES: TrackTables = {
  influence_track: { black: [0, 3], red: [5], fields: 45 },
  morale: { values: [5, 4] },
  barbarian_chart: { militia: [], mechanics: [] },
};

test("fields have the colours that are printed, and the track begins anew beyond its end", () => {
  expect([0, 1, 5, 48, -2].map((field) => colourOf(TABLES, field))).toEqual([
    "black",
    "white",
    "red",
    "black",
    "white",
  ]);
});

test("a disc moves inward with its level", () => {
  const distance = (level: number): number => {
    const [x, y] = discAt({ index: 0, count: 6, level, levels: 4 }, 0, 1);
    return Math.hypot(x - 100, y - 100);
  };
  expect(distance(0)).toBeGreaterThan(distance(1));
  expect(distance(3)).toBeGreaterThan(distance(4));
});

test("the names at the sides of the wheel are turned, the others begin or end beside it", () => {
  expect([0, 1, 2, 3, 4, 5].map((index) => labelAt(index, 6)).map(({ anchor, turned }) => [anchor, turned])).toEqual([
    ["start", 0],
    ["middle", 90],
    ["start", 0],
    ["end", 0],
    ["middle", -90],
    ["end", 0],
  ]);
});
