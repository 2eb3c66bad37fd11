/** Who stands where, as the position tells it: what the keys go through and what is summed up. */

import type { EraPosition } from "../../position";
import type { Province } from "../board";

type Provinces = ReadonlyMap<string, Province>;

/** The pieces of each seat in a province, vassals or fleets. */
export const piecesIn = (position: EraPosition, id: string): [number, number][] =>
  Object.entries(position.provinces[id]?.cubes ?? {}).map(([seat, n]) => [Number(seat), n]);

/** Everybody who owns a province or has something there, each once. */
export function holdersOf(position: EraPosition, id: string): number[] {
  const { owner, city, post } = position.provinces[id] ?? {};
  const found = [owner, city, post, ...piecesIn(position, id).map(([seat]) => seat)];
  return [...new Set(found.filter((seat): seat is number => seat !== undefined))];
}

const holds = (position: EraPosition, id: string, seat: number | null): boolean =>
  seat !== null && holdersOf(position, id).includes(seat);

const areBarbarians = (position: EraPosition, id: string): boolean => position.provinces[id]?.hamlet === true;

/** Where somebody else than `seat` has something: another player, or Barbarians their hamlet. */
export const othersPlaces = (position: EraPosition, provinces: Provinces, seat: number | null): string[] =>
  [...provinces.keys()].filter(
    (id) => areBarbarians(position, id) || holdersOf(position, id).some((holder) => holder !== seat),
  );

/** Land that is nobody's and where nobody stands, Barbarians neither. */
export const freeLand = (position: EraPosition, provinces: Provinces): string[] =>
  [...provinces.values()]
    .filter(
      ({ id, kind, dot }) =>
        kind === "land" && dot && !areBarbarians(position, id) && holdersOf(position, id).length === 0,
    )
    .map(({ id }) => id);

/** A province of `seat` and what of others lies next to it. */
export interface Front {
  id: string;
  /** By seat the provinces where it has something. */
  facing: ReadonlyMap<number, readonly string[]>;
}

/** The provinces of a seat that have others next to them, from west to east. */
export function frontier(position: EraPosition, provinces: Provinces, seat: number | null): Front[] {
  const own = [...provinces.values()].filter(({ id }) => holds(position, id, seat));
  return own
    .sort((a, b) => a.label[0] - b.label[0])
    .map(({ id, neighbours }) => {
      const facing = new Map<number, string[]>();
      for (const near of neighbours.filter((one) => provinces.has(one.id))) {
        for (const holder of holdersOf(position, near.id).filter((other) => other !== seat)) {
          facing.set(holder, [...(facing.get(holder) ?? []), near.id]);
        }
      }
      return { id, facing };
    })
    .filter(({ facing }) => facing.size > 0);
}

/** An army next to a province. */
export interface Near {
  id: string;
  seat: number;
  n: number;
}

/** The pieces next to a province that do not belong to its owner, the strongest first. */
export function armiesNear(position: EraPosition, province: Province, provinces: Provinces): Near[] {
  const owner = position.provinces[province.id]?.owner;
  return province.neighbours
    .filter(({ id }) => provinces.has(id))
    .flatMap(({ id }) => piecesIn(position, id).map(([seat, n]) => ({ id, seat, n })))
    .filter(({ seat }) => seat !== owner)
    .sort((a, b) => b.n - a.n);
}
