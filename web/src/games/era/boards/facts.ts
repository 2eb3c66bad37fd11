/** What several boards need: words of the game, tables as printed, and the options that belong to a place on a board. */

import type { LogLine, Message, Offered, Refused, View } from "../../../lib/api";
import type { TableStore } from "../../../lib/table.svelte";
import { isPlayer } from "../../../lib/words";
import type { EraPosition, Tribe } from "../position";

export const AREAS = ["agriculture", "architecture", "mechanics", "commerce", "navigation", "culture"] as const;
export const FIELDS = ["expansion", "trade", "taxes", "diplomacy", "improvement", "circuses", "revolution"] as const;
export const ERAS = [
  "neolithic",
  "bronze_age",
  "iron_age",
  "ancient_times",
  "early_middle_ages",
  "high_middle_ages",
] as const;
export const ROMAN = ["–", "I", "II", "III", "IV"] as const;
export const LEVELS = 4;

/** A word of the game: `named(store, "field", "trade")`. */
export const named = (store: TableStore, kind: string, name: string): string => store.words.text(`era-${kind}-${name}`);

/** The word for a good, of luxury or of war. */
export const goodNamed = (store: TableStore, kind: string): string =>
  named(store, kind === "horse" || kind === "ore" ? "military" : "luxury", kind);

export const tribeName = (store: TableStore, tribe: Tribe): string =>
  tribe.tribe === null ? store.words.text("client-era-no-tribe") : named(store, "tribe", tribe.tribe);

export const mineOf = (store: TableStore, position: EraPosition | null): Tribe | undefined =>
  position?.players.find((tribe) => tribe.seat === store.view?.me);

/** Whose disc lies on a level of an area. */
export const seatsAt = ({ players }: EraPosition, area: string, level: number): number[] =>
  players.filter((tribe) => tribe.tribe !== null && tribe.improvements[area] === level).map(({ seat }) => seat);

/** A figure that may be below zero, with a true minus, which is as wide as a plus and which every voice reads. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A place on the scale of morale, or what it counts: above zero with a plus, as it is printed. */
export const scaled = (n: number): string => (n > 0 ? `+${n}` : signed(n));

/** The word that a message says at a place, such as `era-field-trade`. */
export function wordIn(message: Message, name: string): string {
  const argument = message.arguments[name];
  return typeof argument === "object" && argument !== null && "word" in argument ? argument.word : "";
}

export function numberIn(message: Message, name: string): number {
  const argument = message.arguments[name];
  return typeof argument === "number" ? argument : 0;
}

/** The options that say `id`, with `word` at the place `name`. */
export const offeredOn = (view: View | null, id: string, name: string, word: string): Offered[] =>
  (view?.decision?.offered ?? []).filter(({ label }) => label.id === id && wordIn(label, name) === word);

export const refusedOn = (view: View | null, id: string, name: string, word: string): Refused[] =>
  (view?.decision?.refused ?? []).filter(({ label }) => label.id === id && wordIn(label, name) === word);

/** The seat that a line of the log is about. */
export function seatIn(line: LogLine, name = "seat"): number | null {
  const argument = line.message.arguments[name];
  return isPlayer(argument) ? argument.seat : null;
}

/** Who researched the levels of each area first, from level I on: `area` and level joined, the seat. */
export function firstResearchers(log: readonly LogLine[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of log) {
    const seat = seatIn(line);
    if (line.kind === "improvement" && seat !== null && !line.undone) {
      const key = `${wordIn(line.message, "area")} ${numberIn(line.message, "level")}`;
      if (!found.has(key)) {
        found.set(key, seat);
      }
    }
  }
  return found;
}

/** The places that a card pays now. */
export const placeOn = (standing: { first: readonly number[]; second: readonly number[] }, seat: number): 0 | 1 | 2 =>
  standing.first.includes(seat) ? 1 : standing.second.includes(seat) ? 2 : 0;
