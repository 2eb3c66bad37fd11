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

/** The expansion that is on; in an autoexpansion those who come after wait in the scene too, and are not meant. */
export function expansionOf(position: EraPosition | null): Expansion | null {
  const scene = position?.scene ?? [];
  const frame = scene.find(({ kind }) => kind === "expansion");
  const now = scene.find(({ kind }) => kind in PART_OF) ?? null;
  const seat = frame?.seat ?? now?.seat;
  if (typeof seat !== "number") {
    return null;
  }
  return {
    seat,
    leaders: Number(frame?.leaders ?? 0),
    goods: Number(frame?.goods ?? 0),
    part: now === null ? "place" : (PART_OF[now.kind] ?? "place"),
    now,
  };
}

/** The pieces that can still move, where they stand, most points first. */
export function moversOf(expansion: Expansion | null): Mover[] {
  const units = expansion?.now?.kind === "movement" ? expansion.now.units : null;
  return Array.isArray(units) ? [...(units as Mover[])].filter(({ points }) => points > 0) : [];
}

/** What a piece can do in part 2: go on, cross the sea, or become something else. */
const MOVES: ReadonlySet<string> = new Set(["march", "sail", "land", "transport", "convert", "post", "horse"]);

const moves = (view: View | null): Offered[] =>
  (view?.decision?.offered ?? []).filter(({ group, places }) => MOVES.has(group) && places.length > 0);

/** What the pieces of a province can do, by its options' places. */
export const stepsFrom = (view: View | null, province: string): Offered[] =>
  moves(view).filter(({ places }) => places[0] === province);

/** The provinces whose pieces can do something, in the order of the options. */
export const startsOf = (view: View | null): string[] => [...new Set(moves(view).map(({ places }) => places[0] ?? ""))];

/** Where a piece that can still move has come to, or null: there are more of them there than before. */
export function movedTo(before: readonly Mover[], after: readonly Mover[]): string | null {
  const at = (movers: readonly Mover[], id: string): number =>
    movers.filter(({ province }) => province === id).reduce((sum, { count }) => sum + count, 0);
  return after.find(({ province }) => at(after, province) > at(before, province))?.province ?? null;
}

/** A province that takes new vassals: the option that places one there, and how many more can be placed there. */
export interface Room {
  option: Offered;
  province: string;
  count: number;
}

/** Where new vassals can be placed from those that are free, and how many of what is left to place fit there. */
export function roomOf(expansion: Expansion | null, view: View | null, free: number): Room[] {
  const { points = 0, room = {} } = (expansion?.now ?? {}) as { points?: number; room?: Record<string, number> };
  return (view?.decision?.offered ?? [])
    .filter(({ label }) => label.id === "era-do-place")
    .map((option) => {
      const province = option.places[0] ?? "";
      return { option, province, count: Math.min(points, free, room[province] ?? 0) };
    });
}

/** How many vassals fit on the map, whatever is left to place. */
export function roomInAll(expansion: Expansion | null): number {
  const { room = {} } = (expansion?.now ?? {}) as { room?: Record<string, number> };
  return Object.values(room).reduce((sum, count) => sum + count, 0);
}
