/** Where an expansion stands: its four parts and what is left to spend in the one that is on. */

import type { Offered, View } from "../../../lib/api";
import type { EraPosition, Procedure } from "../position";

export const PARTS = ["place", "move", "cities", "battles"] as const;
export type Part = (typeof PARTS)[number];

export const PART_WORDS: Readonly<Record<Part, string>> = {
  place: "client-era-part-place",
  move: "client-era-part-move",
  cities: "client-era-part-cities",
  battles: "client-era-part-battles",
};

const PART_OF: Readonly<Record<string, Part>> = {
  legion_choice: "place",
  placement: "place",
  removal: "place",
  movement: "move",
  founding: "cities",
  battles: "battles",
};

export interface Expansion {
  seat: number;
  leaders: number;
  goods: number;
  part: Part;
  /** The procedure of the part that is on. */
  now: Procedure | null;
}

export interface Mover {
  province: string;
  points: number;
  new: boolean;
  count: number;
}

export function expansionOf(position: EraPosition | null): Expansion | null {
  const scene = position?.scene ?? [];
  const frame = scene.find(({ kind }) => kind === "expansion" || kind === "autoexpansion");
  const now = scene.find(({ kind }) => kind in PART_OF) ?? null;
  if (frame === undefined && now === null) {
    return null;
  }
  const told = { ...now, ...frame } as { seat?: number; leaders?: number; goods?: number };
  return {
    seat: told.seat ?? 0,
    leaders: told.leaders ?? 0,
    goods: typeof told.goods === "number" ? told.goods : 0,
    part: now === null ? "place" : (PART_OF[now.kind] ?? "place"),
    now,
  };
}

/** The pieces that can still move, where they stand, most points first. */
export function moversOf(expansion: Expansion | null): Mover[] {
  const units = expansion?.now?.kind === "movement" ? expansion.now.units : null;
  return Array.isArray(units) ? [...(units as Mover[])].filter(({ points }) => points > 0) : [];
}

/** The steps that lead away from a province, by its options' places. */
export const stepsFrom = (view: View | null, province: string): Offered[] =>
  (view?.decision?.offered ?? []).filter(({ places }) => places.length > 1 && places[0] === province);

/** The provinces that pieces can leave from, in the order of the options. */
export const startsOf = (view: View | null): string[] => [
  ...new Set(
    (view?.decision?.offered ?? []).filter(({ places }) => places.length > 1).map(({ places }) => places[0] ?? ""),
  ),
];
