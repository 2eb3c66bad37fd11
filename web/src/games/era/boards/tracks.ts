/** The tracks as printed, and which fields of them are shown. */

import type { EraPosition } from "../position";

export interface TrackTables {
  influence_track: { black: readonly number[]; red: readonly number[]; fields: number };
  morale: { values: readonly number[] };
  barbarian_chart: { militia: readonly number[]; mechanics: readonly number[] };
}

const TOP_MORALE = 5;
/** So many fields beyond the last marker are shown. */
const AHEAD = 2;

/** From the lowest marker, or the start, to a little beyond the highest marker of both kinds. */
export function fieldsOf(position: EraPosition, printed: number): number[] {
  const markers = position.players.flatMap(({ influence, parade }) => [influence, parade]);
  const lowest = Math.min(0, ...markers);
  const highest = Math.max(Math.min(printed - 1, Math.max(0, ...markers) + AHEAD), ...markers, 0);
  return Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
}

/** The colour of a field; the track begins anew beyond its end. */
export function colourOf(tables: TrackTables | null, field: number): "black" | "red" | "white" {
  if (tables === null || field < 0) {
    return "white";
  }
  const { black, red, fields } = tables.influence_track;
  const printed = field % fields;
  return black.includes(printed) ? "black" : red.includes(printed) ? "red" : "white";
}

export const moraleFields = (tables: TrackTables | null): { field: number; value: number }[] =>
  (tables?.morale.values ?? []).map((value, index) => ({ field: TOP_MORALE - index, value }));
