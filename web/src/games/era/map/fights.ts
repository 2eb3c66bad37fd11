/** Where it is fought, as the scene tells it. */

import type { EraPosition, Procedure } from "../position";

/** Procedures that are about one battle, and the field that names its province. */
const BATTLE = new Set(["battle", "want_battle", "occupy"]);

export interface Fights {
  /** Where it is fought now, or null. */
  now: string | null;
  /** Where it will be fought after that. */
  later: readonly string[];
}

const placesOf = (rows: unknown): string[] =>
  Array.isArray(rows) ? rows.flatMap(({ province }: { province?: unknown }) => idOf(province) ?? []) : [];
const idOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
const placeOf = ({ province, sea }: Procedure): string | null => idOf(province) ?? idOf(sea);

export function fightsOf(position: EraPosition): Fights {
  const { scene } = position;
  const now = scene.filter(({ kind }) => BATTLE.has(kind)).flatMap((frame) => placeOf(frame) ?? [])[0] ?? null;
  const later = new Set(scene.flatMap(({ fights }) => placesOf(fights)));
  return { now, later: [...later].filter((id) => id !== now) };
}
