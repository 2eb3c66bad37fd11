import { expect, test } from "vitest";
import type { LogLine } from "../../../lib/api";
import { line, message } from "../../../testing/fixtures";
import { expected, influenceOf, thrown } from "./statistics";

const gained = (seq: number, seat: number, points: number, total: number, cause: string): LogLine =>
  line(seq, "influence", message("test", { seat: { seat }, points, total, cause: { word: cause } }));
const round = (seq: number, n: number): LogLine => line(seq, "round", message("test", { round: n }));
const throws = (seq: number, first: string, second: string): LogLine =>
  line(seq, "battle_round", message("test", { first: { word: first }, second: { word: second } }));

test("influence is summed by source, and stands at the end of each round", () => {
  const log = [
    round(1, 1),
    gained(2, 0, 2, 3, "era-cause-city"),
    gained(3, 1, -1, 0, "era-cause-low-morale"),
    round(4, 2),
    gained(5, 0, 3, 6, "era-cause-city"),
  ];
  const [ann, ben] = influenceOf(log, [6, 0]);
  expect(ann?.rounds).toEqual([3, 6]);
  expect(ann?.sources.get("era-cause-city")).toBe(5);
  expect(ben?.rounds).toEqual([0, 0]);
  expect([ann?.start, ben?.start]).toEqual([1, 1]);
});

test("what was taken back is not counted", () => {
  const undone = { ...gained(2, 0, 2, 2, "era-cause-city"), undone: true };
  expect(influenceOf([round(1, 1), undone], [1])[0]).toEqual({ start: 1, sources: new Map(), rounds: [1] });
});

test("faces are counted by die", () => {
  const { n, came } = thrown([
    throws(1, "era-face-sword", "era-face-shield"),
    throws(2, "era-face-sword", "era-face-morale"),
  ]);
  expect(n).toBe(2);
  expect(came[0]?.sword).toBe(2);
  expect(came[1]?.shield).toBe(1);
});

test("two swords on six faces come once in three throws", () => {
  expect(expected(["sword", "sword", "shield", "mechanics", "strength", "morale"], "sword", 9)).toBe(3);
});
