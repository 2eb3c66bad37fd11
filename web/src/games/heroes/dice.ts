/** Dice of a game: what was thrown by whom, beside what fair dice give on average. */

import type { LogLine } from "../../lib/api";
import { isPlayer } from "../../lib/words";

export const FACES = 6;
export const AVERAGE = (FACES + 1) / 2;

export interface Throws {
  seat: number;
  /** How often each face came, the one first. */
  faces: number[];
}

const total = (throws: Throws): number => throws.faces.reduce((sum, n) => sum + n, 0);

export const eyes = (throws: Throws): number => throws.faces.reduce((sum, n, index) => sum + n * (index + 1), 0);

/** All dice that the log tells of, by seat; only seats that threw. */
export function thrown(log: readonly LogLine[], seats: number): Throws[] {
  const all: Throws[] = Array.from({ length: seats }, (_, seat) => ({ seat, faces: Array<number>(FACES).fill(0) }));
  const note = (who: unknown, die: unknown): void => {
    const seat = isPlayer(who as never) ? (who as { seat: number }).seat : -1;
    const faces = all[seat]?.faces;
    if (faces !== undefined && typeof die === "number" && die >= 1 && die <= FACES) {
      faces[die - 1] = (faces[die - 1] ?? 0) + 1;
    }
  };
  for (const { kind, message } of log) {
    const told = message.arguments;
    if (kind === "threw_for_first") {
      note(told.seat, told.first);
      note(told.seat, told.second);
    } else if (kind === "duel") {
      for (const who of ["attacker", "defender"]) {
        const dice = told[`${who}_dice`];
        for (const die of typeof dice === "string" ? dice.split(", ") : []) {
          note(told[who], Number(die));
        }
      }
    }
  }
  return all.filter((throws) => total(throws) > 0);
}

export const countOf = total;
