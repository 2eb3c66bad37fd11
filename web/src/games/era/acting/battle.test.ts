import { expect, test } from "vitest";
import type { LogLine } from "../../../lib/api";
import { lastBattle } from "./battle";

const line = (kind: string, seq: number): LogLine =>
  ({ seq, kind, undone: false, message: { id: kind, arguments: {} } }) as unknown as LogLine;

test("losses stand with the round in which they fell, though one action may tell of several rounds", () => {
  const story = lastBattle([
    line("battle", 1),
    line("committed", 2),
    line("markers", 2),
    line("battle_round", 2),
    line("unit_lost", 3),
    line("unit_lost", 3),
    line("battle_round", 3),
    line("unit_lost", 3),
    line("battle_over", 3),
  ]);
  expect(story?.before).toHaveLength(2);
  expect(story?.rounds.map(({ losses }) => losses.length)).toEqual([2, 1]);
  expect(story?.end?.kind).toBe("battle_over");
});

test("a battle is of no interest once the next field is activated", () => {
  expect(lastBattle([line("battle", 1), line("battle_over", 2), line("activated", 3)])).toBeNull();
});
