import { expect, test } from "vitest";
import type { EraPosition } from "../position";
import { colourOf, fieldsOf, type TrackTables } from "./tracks";
import { discAt, labelPath, numeralAt } from "./wheel";

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

test("the track is shown in whole rows of ten, from the lowest marker or the start to beyond the highest", () => {
  const shown = (...markers: [number, number][]): [number | undefined, number | undefined] => {
    const players = markers.map(([influence, parade]) => ({ influence, parade }));
    const fields = fieldsOf({ players } as unknown as EraPosition, 45);
    return [fields.at(0), fields.at(-1)];
  };
  expect(shown([6, 37], [13, 37])).toEqual([0, 39]);
  expect(shown([6, 38])).toEqual([0, 49]);
  expect(shown([-1, 21], [24, 21])).toEqual([-10, 29]);
});

test("a disc moves inward with its level", () => {
  const distance = (level: number): number => {
    const [x, y] = discAt({ index: 0, count: 6, level, levels: 4 }, 0, 1);
    return Math.hypot(x - 100, y - 100);
  };
  expect(distance(0)).toBeGreaterThan(distance(1));
  expect(distance(3)).toBeGreaterThan(distance(4));
});

test("the name of an area runs from left to right: clockwise above the middle, the other way below it", () => {
  const ends = (index: number): [number, number] => {
    const [, from, to] = labelPath(index, 6).match(/^M(\S+) .* (\S+) \S+$/) ?? [];
    return [Number(from), Number(to)];
  };
  for (const index of [0, 2, 3, 5]) {
    const [from, to] = ends(index);
    expect(from).toBeLessThan(to);
  }
});

test("numerals stand one above the other, the first level outside", () => {
  const places = [1, 2, 3, 4].map((level) => numeralAt(level, 4));
  expect(places.every(([x]) => x === 100)).toBe(true);
  const heights = places.map(([, y]) => y);
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
});
