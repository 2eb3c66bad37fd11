/** The last battle as the log tells it. */

import type { Argument, LogLine } from "../../lib/api";
import { isPlayer } from "../../lib/words";

/** A duel: what each side throws and adds. */
export interface Duel {
  line: LogLine;
  attacker: Side | null;
  defender: Side | null;
}

export interface Side {
  /** What fights, as in a line of battle. */
  unit: string;
  dice: number[];
  leader: "general" | "hero";
  /** What the leader adds. */
  lead: number;
  /** What fortresses add. */
  fortresses: number;
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
  const parts = log.slice(start + 1).filter((line) => PARTS.has(line.kind) && !line.undone);
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
  const told = line.message.arguments;
  const dice = told[`${who}_dice`];
  const total = told[`${who}_total`];
  const lead = told[`${who}_lead`];
  if (typeof dice !== "string" || typeof total !== "number" || typeof lead !== "number") {
    return null;
  }
  return {
    unit: unitOf(told[`${who}_fighter`]),
    dice: dice.split(", ").map(Number),
    leader: told[`${who}_led_by`] === "general" ? "general" : "hero",
    lead,
    fortresses: who === "defender" && typeof told.fortresses === "number" ? told.fortresses : 0,
    total,
  };
}

/** The unit behind its word: `unit-bare-with-hero` stands for bare+hero. */
function unitOf(fighter: Argument | undefined): string {
  const word = typeof fighter === "object" && "word" in fighter ? fighter.word : "";
  return word.replace(/^.*(unit|card)-/, "").replace("-with-", "+");
}
