/** The game in figures from its log: influence by source and round, dice by face. */

import type { LogLine } from "../../../lib/api";
import { numberIn, seatIn, wordIn } from "./facts";

export interface Points {
  /** What the tribe had before anything that the log tells: the sources and this make the total. */
  start: number;
  /** Points by source: the message of the cause, in the order in which causes first appear. */
  sources: Map<string, number>;
  /** The influence at the end of each round, the first one at 0. */
  rounds: number[];
}

/** Influence by seat: from which sources it came, and how it stood after each round. `now`: the influence of each seat. */
export function influenceOf(log: readonly LogLine[], now: readonly number[]): Points[] {
  const told = log.filter((line) => line.kind === "influence" && !line.undone && "points" in line.message.arguments);
  const found = now.map((end, seat): Points => {
    const changes = told.filter((line) => seatIn(line) === seat);
    const changed = changes.reduce((sum, { message }) => sum + numberIn(message, "points"), 0);
    return { start: end - changed, sources: new Map(), rounds: [] };
  });
  const total = found.map(({ start }) => start);
  const close = (): void =>
    found.forEach((points, seat) => {
      points.rounds.push(total[seat] ?? 0);
    });
  let begun = false;
  for (const line of log) {
    if (line.undone) {
      continue;
    }
    if (line.kind === "round") {
      if (begun) {
        close();
      }
      begun = true;
    }
    const seat = seatIn(line);
    const points = seat === null ? undefined : found[seat];
    if (line.kind === "influence" && seat !== null && points !== undefined && "points" in line.message.arguments) {
      const cause = wordIn(line.message, "cause");
      points.sources.set(cause, (points.sources.get(cause) ?? 0) + numberIn(line.message, "points"));
      total[seat] = numberIn(line.message, "total");
    }
  }
  close();
  return found;
}

export const FACES = ["sword", "shield", "mechanics", "strength", "morale"] as const;

export interface Thrown {
  /** How many battle rounds were thrown. */
  n: number;
  /** How often each face came, by die. */
  came: Record<string, number>[];
}

export function thrown(log: readonly LogLine[]): Thrown {
  const rounds = log.filter((line) => line.kind === "battle_round" && !line.undone);
  const came = ["first", "second"].map((die) => {
    const counts: Record<string, number> = Object.fromEntries(FACES.map((face) => [face, 0]));
    for (const { message } of rounds) {
      const face = wordIn(message, die).replace("era-face-", "");
      counts[face] = (counts[face] ?? 0) + 1;
    }
    return counts;
  });
  return { n: rounds.length, came };
}

/** How often a face comes on average in so many throws of a die with these faces. */
export const expected = (die: readonly string[], face: string, n: number): number =>
  die.length === 0 ? 0 : (die.filter((one) => one === face).length * n) / die.length;
