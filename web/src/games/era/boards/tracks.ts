/** The tracks as printed, and which fields of them are shown. */

import type { EraPosition } from "../position";

export interface TrackTables {
  influence_track: { black: readonly number[]; red: readonly number[]; fields: number };
  morale: { values: readonly number[] };
  barbarian_chart: { militia: readonly number[]; mechanics: readonly number[] };
}

const TOP_MORALE = 5;
/** The track is shown in whole rows of so many fields. */
const ROW = 10;
/** So many fields beyond the last marker are shown at least. */
const AHEAD = 2;

/** Whole rows of fields, from the lowest marker, or the start, to a little beyond the highest marker of both kinds. */
export function fieldsOf(position: EraPosition, printed: number): number[] {
  const markers = position.players.flatMap(({ influence, parade }) => [influence, parade]);
  const lowest = Math.floor(Math.min(0, ...markers) / ROW) * ROW;
  const highest = Math.max(Math.min(printed - 1, Math.max(0, ...markers) + AHEAD), ...markers, 0);
  const rows = Math.ceil((highest + 1 - lowest) / ROW);
  return Array.from({ length: rows * ROW }, (_, index) => lowest + index);
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
