/** The last battle as the log tells it. */

import type { LogLine } from "../../lib/api";
import { isPlayer } from "../../lib/words";

/** A duel: what each side throws and adds. */
export interface Duel {
  line: LogLine;
  attacker: Side | null;
  defender: Side | null;
}

export interface Side {
  dice: number[];
  bonus: number;
  total: number;
}

export interface BattleStory {
  attacker: number;
  defender: number;
  opening: LogLine;
  /** How the defender answers. */
  answer: LogLine[];
  duels: Duel[];
  after: LogLine[];
}

const ANSWERS = new Set(["stood", "attack_cancelled"]);
const PARTS = new Set([...ANSWERS, "duel", "battle", "spoils", "home_by_road"]);

/** The last battle of this round. */
export function lastBattle(log: readonly LogLine[]): BattleStory | null {
  const start = log.map((line) => line.kind).lastIndexOf("attacked");
  const opening = log[start];
  if (opening === undefined || log.slice(start).some((line) => line.kind === "round")) {
    return null;
  }
  const { seat: attacker, target: defender } = opening.message.arguments;
  if (!isPlayer(attacker) || !isPlayer(defender)) {
    return null;
  }
  const parts = log.slice(start + 1).filter((line) => PARTS.has(line.kind));
  return {
    attacker: attacker.seat,
    defender: defender.seat,
    opening,
    duels: parts
      .filter((line) => line.kind === "duel")
      .map((line) => ({ line, attacker: side(line, "attacker"), defender: side(line, "defender") })),
    answer: parts.filter((line) => ANSWERS.has(line.kind)),
    after: parts.filter((line) => line.kind !== "duel" && !ANSWERS.has(line.kind)),
  };
}

function side(line: LogLine, who: string): Side | null {
  const { [`${who}_dice`]: dice, [`${who}_bonus`]: bonus, [`${who}_total`]: total } = line.message.arguments;
  if (typeof dice !== "string" || typeof bonus !== "number" || typeof total !== "number") {
    return null;
  }
  return { dice: dice.split(", ").map(Number), bonus, total };
}
