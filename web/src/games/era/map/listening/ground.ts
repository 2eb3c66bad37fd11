/** How provinces lie to one another: how many borders apart, in which direction, and which neighbours come clockwise. */

import type { Point, Province } from "../board";

/** Eight directions, clockwise from north, each with the message that says it. */
const COMPASS = [
  "client-map-north",
  "client-map-north-east",
  "client-map-east",
  "client-map-south-east",
  "client-map-south",
  "client-map-south-west",
  "client-map-west",
  "client-map-north-west",
] as const;

/** Clockwise from north, from 0 to 2π; north is up, where the second coordinate grows. */
const bearing = (from: Point, to: Point): number =>
  (Math.atan2(to[0] - from[0], to[1] - from[1]) + 2 * Math.PI) % (2 * Math.PI);

/** The message for the direction in which one province lies from another. */
export function directionTo(from: Province, to: Province): string {
  const eighth = Math.round(bearing(from.label, to.label) / (Math.PI / 4)) % COMPASS.length;
  return COMPASS[eighth] ?? COMPASS[0];
}

/** How many borders lie between a province and every one that can be reached from it; itself 0. */
export function bordersFrom(id: string, provinces: ReadonlyMap<string, Province>): ReadonlyMap<string, number> {
  const far = new Map([[id, 0]]);
  for (const [reached, steps] of far) {
    for (const near of provinces.get(reached)?.neighbours ?? []) {
      if (provinces.has(near.id) && !far.has(near.id)) {
        far.set(near.id, steps + 1);
      }
    }
  }
  return far;
}

const length = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** The nearest first, by borders and then as the crow flies; what cannot be reached comes last. */
export function byDistance(id: string, wanted: readonly string[], provinces: ReadonlyMap<string, Province>): string[] {
  const [far, from] = [bordersFrom(id, provinces), provinces.get(id)];
  const away = (other: string): number => far.get(other) ?? Number.MAX_SAFE_INTEGER;
  const crow = (other: string): number => {
    const to = provinces.get(other);
    return from === undefined || to === undefined ? 0 : length(from.label, to.label);
  };
  return [...wanted].sort((a, b) => away(a) - away(b) || crow(a) - crow(b));
}

/** The neighbours of a province clockwise, from the north on. */
export function clockwise(province: Province, provinces: ReadonlyMap<string, Province>): string[] {
  const near = province.neighbours.flatMap(({ id }) => provinces.get(id) ?? []);
  return near.sort((a, b) => bearing(province.label, a.label) - bearing(province.label, b.label)).map(({ id }) => id);
}

/** The provinces that are exactly so many borders away. */
export const ring = (id: string, borders: number, provinces: ReadonlyMap<string, Province>): string[] =>
  [...bordersFrom(id, provinces)].filter(([, away]) => away === borders).map(([other]) => other);
