/** What the log tells of the last battle and of the last round, for whoever asks to hear it again. */

import type { GameView } from "../games";
import type { LogLine } from "../lib/api";

/** The lines of the last battle, from its beginning on; none if there was no battle yet. */
export function lastBattle(log: readonly LogLine[], { battle }: Pick<GameView, "battle">): LogLine[] {
  const start = log.map((line) => (line.undone ? "" : line.kind)).lastIndexOf(battle.begins);
  return start < 0 ? [] : log.slice(start).filter((line) => !line.undone && battle.belongs(line));
}

/** The last round that is over and what mattered in it; null before the first one is. */
export function lastRound(
  log: readonly LogLine[],
  { roundOf, tellsRound }: Pick<GameView, "roundOf" | "tellsRound">,
  over: boolean,
): { round: number; lines: LogLine[] } | null {
  const begun = log.flatMap((line, at) => {
    const round = roundOf(line);
    return round === null ? [] : [{ round, at }];
  });
  const numbers = [...new Set(begun.map(({ round }) => round))];
  const round = numbers.at(over ? -1 : -2);
  const from = begun.find((beginning) => beginning.round === round)?.at;
  if (round === undefined || from === undefined) {
    return null;
  }
  const to = begun.find((beginning) => beginning.round > round)?.at ?? log.length;
  return { round, lines: log.slice(from + 1, to).filter((line) => !line.undone && tellsRound(line)) };
}
