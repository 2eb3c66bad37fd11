/** A battle as the scene and the log tell it. */

import type { LogLine } from "../../../lib/api";
import { wordIn } from "../boards/facts";
import type { EraPosition, Procedure } from "../position";

export type Units = Readonly<Record<string, number>>;

export interface BattleScene {
  province: string;
  attacker: number | null;
  defender: number | null;
  /** Of the attacker and of the defender, by kind. */
  units: readonly [Units, Units];
  /** The attacker's, once they are awarded; empty before. */
  markers: readonly string[];
}

export const MARKERS = ["mechanics", "strength", "morale"] as const;

/** The battle that is being fought, or null. */
export function battleOf(position: EraPosition | null): BattleScene | null {
  const frame = position?.scene.find(({ kind }) => kind === "battle");
  return frame === undefined ? null : (frame as Procedure & BattleScene);
}

export const strength = (units: Units): number => Object.values(units).reduce((sum, n) => sum + n, 0);

const PARTS = new Set(["committed", "support", "hamlet_used", "markers", "battle_round", "unit_lost", "battle_over"]);

export interface Round {
  line: LogLine;
  /** The words of the two faces, the attacker's first. */
  faces: readonly [string, string];
  losses: readonly LogLine[];
}

export interface Story {
  opening: LogLine;
  before: LogLine[];
  rounds: Round[];
  /** How it ended; null while it goes on. */
  end: LogLine | null;
}

/** What ends the interest in a battle that is over. */
const LATER = new Set(["activated", "passed", "round", "autoexpansion"]);

/** The last battle of the turn that is on, as the log tells it. */
export function lastBattle(log: readonly LogLine[]): Story | null {
  const start = log.map((line) => line.kind === "battle" && !line.undone).lastIndexOf(true);
  const opening = log[start];
  if (opening === undefined || log.slice(start).some((line) => LATER.has(line.kind))) {
    return null;
  }
  const parts = log.slice(start + 1).filter((line) => PARTS.has(line.kind) && !line.undone);
  const of = (...kinds: string[]): LogLine[] => parts.filter((line) => kinds.includes(line.kind));
  const rolled = of("battle_round").map((line) => parts.indexOf(line));
  return {
    opening,
    before: of("committed", "support", "hamlet_used", "markers"),
    rounds: rolled.flatMap((place, index): Round[] => {
      const [line, ...then] = parts.slice(place, rolled[index + 1]);
      return line === undefined ? [] : [{ line, faces: facesOf(line), losses: then.filter(isLoss) }];
    }),
    end: of("battle_over")[0] ?? null,
  };
}

const isLoss = ({ kind }: LogLine): boolean => kind === "unit_lost";
const facesOf = ({ message }: LogLine): [string, string] => [wordIn(message, "first"), wordIn(message, "second")];
