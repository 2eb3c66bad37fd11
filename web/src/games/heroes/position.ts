/** The position of Age of Heroes as the server sends it to a seat. */

export type Place = "home" | "away" | "sent" | "quaked";

export interface Army {
  led: boolean;
  place: Place;
}

export interface Tribe {
  seat: number;
  tribe: string;
  cities: number;
  armies: Army[];
  fortresses: number;
  /** How many special cards are laid on the monument. */
  monument: number;
  /** The card this tribe's monument is built of. */
  special: string;
  out: boolean;
  hand_size: number;
  /** Whether the tribe fulfils a condition for victory: its last move has begun. */
  claim: boolean;
  neighbours: number[];
  /** The neighbours that a road leads to. */
  roads: number[];
}

export interface Wish {
  owner: number;
  give: string;
  want: string[];
  /** The class, the kind or the kinds as they were wished. */
  want_word: string;
  to: number | null;
  shown: boolean;
  mine: boolean;
}

export interface Fair {
  sealed: boolean;
  wishes: Wish[];
  /** My own list at a sealed fair. */
  list: Wish[];
  done: number[];
  exchanges: number;
}

export interface War {
  attacker: number;
  target: number;
  purpose: string;
  forces: string[];
  lines: { attacker: string[] | null; defender: string[] | null };
  due: number | null;
}

export interface Disaster {
  card: string;
  victim: number | null;
  army: string | null;
}

export interface HeroesPosition {
  stage: string;
  round: number;
  turn: number | null;
  first: number | null;
  players: Tribe[];
  hand: Record<string, number> | null;
  roads: [number, number][];
  supply: Record<"city" | "army" | "fortress" | "general" | "road", number>;
  deck: number;
  discard: Record<string, number>;
  fair: Fair | null;
  war: War | null;
  disaster: Disaster | null;
  draft: string[] | null;
}

/** How many special cards make a monument. */
export const MONUMENT = 5;

export interface ArmyGroup {
  led: boolean;
  place: Place;
  n: number;
}

const PLACES: readonly Place[] = ["home", "sent", "away", "quaked"];

/** Armies that are alike, counted: at home first, led ones before bare ones. */
export function armyGroups(armies: readonly Army[]): ArmyGroup[] {
  const groups: ArmyGroup[] = [];
  for (const place of PLACES) {
    for (const led of [true, false]) {
      const n = armies.filter((army) => army.place === place && army.led === led).length;
      if (n > 0) {
        groups.push({ led, place, n });
      }
    }
  }
  return groups;
}
