import { expect, test } from "vitest";
import type { LogLine } from "../../../lib/api";
import { counted, lastBattle } from "./battle";

const line = (kind: string, seq: number): LogLine =>
  ({ seq, kind, undone: false, message: { id: kind, arguments: {} } }) as unknown as LogLine;

test("losses stand with the round in which they fell, though one action may tell of several rounds", () => {
  const story = lastBattle(
    [
      line("battle", 1),
      line("committed", 2),
      line("markers", 2),
      line("battle_round", 2),
      line("unit_lost", 3),
      line("unit_lost", 3),
      line("battle_round", 3),
      line("unit_lost", 3),
      line("battle_over", 3),
    ],
    null,
    0,
  );
  expect(story?.before).toHaveLength(2);
  expect(story?.rounds.map(({ losses }) => losses.length)).toEqual([2, 1]);
  expect(story?.end?.kind).toBe("battle_over");
});

test("a battle is of no interest once the next field is activated", () => {
  expect(lastBattle([line("battle", 1), line("battle_over", 2), line("activated", 3)], null, 0)).toBeNull();
});

test("one's own battle that ended with what one did last is shown until one does something else", () => {
  const opening = { ...line("battle", 4), message: { id: "battle", arguments: { other: { seat: 1 } } } };
  const log = [line("march", 3), opening as unknown as LogLine, line("battle_over", 5), line("activated", 6)];
  expect(lastBattle(log, 1, 3)?.end?.seq).toBe(5);
  expect(lastBattle(log, 1, 6), "something else has been done").toBeNull();
  expect(lastBattle(log, 0, 3), "it was another's").toBeNull();
});

test("units sent or lost one after the other by one side become one sentence that counts them", () => {
  const told = (kind: string, seat: number, units: object): LogLine =>
    ({
      seq: 1,
      kind,
      undone: false,
      message: { id: kind, arguments: { seat: { seat }, ...units } },
    }) as unknown as LogLine;
  const sent = (seat: number, kind: string, n: number) => told("committed", seat, { units: { count: { [kind]: n } } });
  expect(
    counted([sent(0, "era-units-army", 1), sent(0, "era-units-army", 1), sent(1, "era-units-ore", 1)]).map(
      ({ arguments: { units } }) => units,
    ),
  ).toEqual([{ count: { "era-units-army": 2 } }, { count: { "era-units-ore": 1 } }]);
  const lost = (kind: string) => told("unit_lost", 0, { unit: { word: `era-unit-${kind}` } });
  expect(counted([lost("vassal")])[0]?.arguments.unit).toEqual({ word: "era-unit-vassal" });
  expect(counted([lost("vassal"), lost("army"), lost("vassal")])[0]?.arguments.unit).toEqual({
    count: { "era-units-vassal": 2, "era-units-army": 1 },
  });
});
