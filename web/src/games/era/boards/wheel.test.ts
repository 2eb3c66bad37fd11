import { expect, test } from "vitest";
import { colourOf, type TrackTables } from "./tracks";
import { discAt } from "./wheel";

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
