/** What an update of the position has changed on the map. */

import type { EraPosition, ProvinceState } from "../position";

const of = (state: ProvinceState | undefined, seat: number): string =>
  [state?.cubes?.[String(seat)] ?? 0, state?.owner === seat, state?.city === seat, state?.post === seat].join();

/** The provinces where something of `seat` has come, gone or changed hands; where something has come before others. */
export function changedFor(seat: number, before: EraPosition, after: EraPosition): string[] {
  const ids = new Set([...Object.keys(before.provinces), ...Object.keys(after.provinces)]);
  const changed = [...ids].filter((id) => of(before.provinces[id], seat) !== of(after.provinces[id], seat));
  const there = (id: string): number => after.provinces[id]?.cubes?.[String(seat)] ?? 0;
  const came = (id: string): boolean => there(id) > (before.provinces[id]?.cubes?.[String(seat)] ?? 0);
  return [...changed.filter(came), ...changed.filter((id) => !came(id))];
}
