/** The rows of the comparison: what is compared, and what there is of it. */

import type { EraPosition, Tribe } from "../position";
import { ERAS } from "./facts";

export interface Row {
  /** The message that says what is compared. */
  word: string;
  valueOf: (tribe: Tribe, position: EraPosition) => number;
}

/** The eras as narrow columns name them: messages. */
const SHORT: Readonly<Record<string, string>> = {
  neolithic: "client-era-short-neolithic",
  bronze_age: "client-era-short-bronze-age",
  iron_age: "client-era-short-iron-age",
  ancient_times: "client-era-short-ancient-times",
  early_middle_ages: "client-era-short-early-middle-ages",
  high_middle_ages: "client-era-short-high-middle-ages",
};

export const shortEra = (era: string): string => SHORT[era] ?? `era-era-${era}`;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const MILITARY = new Set(["horse", "ore"]);

function goodsOf(tribe: Tribe, military: boolean): number {
  const goods = Object.entries(tribe.figures?.goods ?? {});
  return sum(goods.filter(([kind]) => MILITARY.has(kind) === military).map(([, { n }]) => n));
}

export const ROWS: readonly Row[] = [
  { word: "client-era-influence", valueOf: (tribe) => tribe.influence },
  { word: "client-era-parade", valueOf: (tribe) => tribe.parade },
  { word: "client-era-morale", valueOf: (tribe) => tribe.morale },
  { word: "client-era-era", valueOf: (tribe) => ERAS.indexOf(tribe.era as (typeof ERAS)[number]) },
  { word: "client-era-thalers", valueOf: (tribe) => tribe.thalers },
  { word: "client-era-trade", valueOf: (tribe) => tribe.figures?.trade ?? 0 },
  { word: "client-era-food", valueOf: (tribe) => tribe.food },
  {
    word: "client-era-provinces",
    valueOf: (tribe, position) => Object.values(position.provinces).filter(({ owner }) => owner === tribe.seat).length,
  },
  { word: "client-era-cities", valueOf: (tribe) => tribe.cities },
  { word: "client-era-improvements", valueOf: (tribe) => sum(Object.values(tribe.improvements)) },
  { word: "client-era-luxury", valueOf: (tribe) => goodsOf(tribe, false) },
  { word: "client-era-military", valueOf: (tribe) => goodsOf(tribe, true) },
  { word: "client-era-army", valueOf: (tribe) => tribe.figures?.army ?? 0 },
  { word: "client-era-leaders", valueOf: (tribe) => tribe.leaders },
  { word: "client-era-free", valueOf: (tribe) => tribe.free },
  { word: "client-era-treaties", valueOf: (tribe) => tribe.treaties },
  { word: "client-era-hamlets", valueOf: (tribe) => tribe.hamlets },
];

/** The tribes by what one row says, the most first; `null`: as they sit. */
export function sorted(position: EraPosition, row: Row | null): Tribe[] {
  const tribes = [...position.players];
  if (row !== null) {
    tribes.sort((one, other) => row.valueOf(other, position) - row.valueOf(one, position) || one.seat - other.seat);
  }
  return tribes;
}
