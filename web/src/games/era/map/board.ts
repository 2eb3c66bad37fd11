/** What is printed on the map, as the server's reference tells it (`games/era/reference.py`). */

import { wire } from "../../../table/wire";
import type { Doubts } from "../learning/printed";

export type Border = "land" | "coast" | "sea" | "strait";

export interface Neighbour {
  id: string;
  border: Border;
  /** Movement points between two seas. */
  cost: number;
}

export type Point = readonly [number, number];

export interface Province {
  id: string;
  name: string;
  kind: "land" | "sea";
  terrain: string | null;
  food: "grain" | "fish" | null;
  goods: string | null;
  home: string | null;
  home_inferred: boolean;
  barbarian: boolean;
  dot: boolean;
  areas: readonly string[];
  label: Point;
  polygons: readonly (readonly (readonly number[])[])[];
  neighbours: readonly Neighbour[];
  /** Where each value comes from: `rulebook`, `mod`, `inferred`, ... */
  source?: Readonly<Record<string, string>>;
}

export interface Hexagon {
  id: string;
  name: string;
  centre: Point | null;
}

export interface Variant {
  id: string;
  players: number;
  tribes: readonly string[];
  areas: readonly string[];
}

export interface BoardMap {
  grid: { column: number; row: number; side: number; window: readonly [number, number, number, number] };
  hexagons: readonly Hexagon[];
  variants: readonly Variant[];
  provinces: readonly Province[];
}

export interface Figures {
  map: BoardMap;
  tables: Readonly<Record<string, unknown>>;
  doubts: Doubts;
  /** The values of table options that nobody has chosen. */
  defaults: Options;
  /** The faces of the attacker's and of the defender's die. */
  dice: readonly (readonly string[])[];
  /** Map and tables of somebody who owns the printed game, which every new table is played with. */
  laid: Laid | null;
}

interface Laid extends Pick<Figures, "map" | "tables" | "doubts"> {
  hash: string;
}

type Options = Readonly<Record<string, string | number>>;

/** The figures that a table with these options is played with; without options, a new one. */
export function figuresOf<T extends { laid: { hash: string } | null }>(printed: T, options?: Options): T {
  const { laid } = printed;
  return laid !== null && (options === undefined || options.tables === laid.hash) ? { ...printed, ...laid } : printed;
}

let asked: Promise<Figures | null> | undefined;

/**
 * The map and the printed figures of a table with these options (without: of a new one), fetched once; null if they
 * cannot be had, and then asked for anew the next time.
 */
export async function figures(options?: Options): Promise<Figures | null> {
  asked ??= wire.reference("era").then((found) => {
    if (found === null) {
      asked = undefined;
    }
    return (found?.figures ?? null) as Figures | null;
  });
  const found = await asked;
  return found === null ? null : figuresOf(found, options);
}
