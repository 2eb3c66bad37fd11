/** A battle as the scene and the log tell it. */

import type { LogLine, Message } from "../../../lib/api";
import { isPlayer } from "../../../lib/words";
import { seatIn, wordIn } from "../boards/facts";
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
  /** What decides each marker, as the server told it. */
  reasons: readonly Reason[];
}

/** Who takes a marker, or would if the battle began now: what both sides bring to it, and why. */
export interface Reason {
  marker: string;
  /** Null once the units that counted may be lost. */
  attacker: number | null;
  defender: number | null;
  attackers: boolean;
  because: string;
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

/**
 * The last battle of the turn that is on, as the log tells it. One of `me` that has ended since I last did something,
 * after the line `acted` of the log, is shown until I do something again, for it may have ended with what I did.
 */
export function lastBattle(log: readonly LogLine[], me: number | null, acted: number): Story | null {
  const start = log.map((line) => line.kind === "battle" && !line.undone).lastIndexOf(true);
  const opening = log[start];
  if (opening === undefined) {
    return null;
  }
  const mine = me !== null && Object.values(opening.message.arguments).some((one) => isPlayer(one) && one.seat === me);
  const fresh = mine && log.slice(start).some(({ kind, seq }) => kind === "battle_over" && seq > acted);
  if (!fresh && log.slice(start).some((line) => LATER.has(line.kind))) {
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

/** The lines as sentences, where those that tell of units of one side one after the other become one that counts them. */
export function counted(lines: readonly LogLine[]): Message[] {
  const told: { key: string; message: Message }[] = [];
  for (const line of lines) {
    const units = unitsIn(line);
    const key = units === null ? "" : `${line.kind} ${seatIn(line)}`;
    const last = told.at(-1);
    if (units !== null && last?.key === key) {
      last.message = together(last.message, units);
    } else {
      told.push({ key, message: line.message });
    }
  }
  return told.map(({ message }) => message);
}

type Count = Readonly<Record<string, number>>;
/** Lines about units, and the argument that names them. */
const NAMED: Readonly<Record<string, string>> = { committed: "units", unit_lost: "unit" };

const unitsIn = ({ kind, message }: LogLine): Count | null => countIn(message, NAMED[kind] ?? "");

/** Units as a message counts or names them: `a vassal` is one of `vassals`. */
function countIn(message: Message, name: string): Count | null {
  const argument = message.arguments[name];
  if (typeof argument !== "object" || argument === null) {
    return null;
  }
  if ("count" in argument) {
    return argument.count;
  }
  return "word" in argument ? { [argument.word.replace("era-unit-", "era-units-")]: 1 } : null;
}

function together(message: Message, more: Count): Message {
  const name = "units" in message.arguments ? "units" : "unit";
  const count: Record<string, number> = { ...countIn(message, name) };
  for (const [unit, n] of Object.entries(more)) {
    count[unit] = (count[unit] ?? 0) + n;
  }
  return { ...message, arguments: { ...message.arguments, [name]: { count } } };
}

const isLoss = ({ kind }: LogLine): boolean => kind === "unit_lost";
const facesOf = ({ message }: LogLine): [string, string] => [wordIn(message, "first"), wordIn(message, "second")];
