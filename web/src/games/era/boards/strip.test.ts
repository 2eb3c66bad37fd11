import { expect, test } from "vitest";
import type { EraPosition, Tribe } from "../position";
import { cellsOf } from "./strip";

const tribe = (seat: number, more: Partial<Tribe> = {}): Tribe =>
  ({ seat, influence: 0, thalers: 0, ready: 0, army: 0, figures: null, ...more }) as Tribe;

const at = (order: readonly number[], players: readonly Tribe[]): EraPosition => ({ order, players }) as EraPosition;

test("the tribes stand in turn order, with their figures and for whom all wait", () => {
  const cleo = tribe(2, { influence: -3, thalers: 7, ready: 2, figures: { army: 5 } as Tribe["figures"] });
  const [first, second, third] = cellsOf(at([2, 0, 1], [tribe(0), tribe(1), cleo]), [0]);
  expect([first, second, third].map((cell) => cell?.tribe.seat)).toEqual([2, 0, 1]);
  expect([first, second, third].map((cell) => cell?.now)).toEqual([false, true, false]);
  expect(first?.figures).toEqual([
    ["influence", -3],
    ["thalers", 7],
    ["leaders", 2],
    ["army", 5],
  ]);
});

test("before there is a turn order, and for a seat that is not in it, they stand as they sit", () => {
  const players = [tribe(0), tribe(1), tribe(2)];
  expect(cellsOf(at([], players), []).map((cell) => cell.tribe.seat)).toEqual([0, 1, 2]);
  expect(cellsOf(at([2], players), []).map((cell) => cell.tribe.seat)).toEqual([2, 0, 1]);
});
