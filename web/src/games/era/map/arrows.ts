/** Where an arrow key leads: to the neighbour that lies best in its direction, so that every province can be reached. */

import type { Point, Province } from "./board";

export type Direction = "up" | "right" | "down" | "left";
export const DIRECTIONS: readonly Direction[] = ["up", "right", "down", "left"];

const WAY: Readonly<Record<Direction, Point>> = { up: [0, 1], right: [1, 0], down: [0, -1], left: [-1, 0] };
export const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  up: "down",
  right: "left",
  down: "up",
  left: "right",
};

/** For each province the province in each direction, where there is one. */
export type Arrows = ReadonlyMap<string, Partial<Record<Direction, string>>>;

interface Link {
  from: string;
  to: string;
  direction: Direction;
  badness: number;
}

/** How badly `to` lies in a direction of `from`: 0 straight ahead and near; null: not before it. */
function badness(from: Point, to: Point, direction: Direction): number | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [wx, wy] = WAY[direction];
  const ahead = dx * wx + dy * wy;
  const aside = Math.abs(dx * wy - dy * wx);
  return ahead <= 0 ? null : aside / ahead + Math.hypot(dx, dy) / 4000;
}

/** All borders of the provinces among themselves. Parts that hang together by no border are joined where they are nearest. */
function borders(provinces: readonly Province[]): [Province, Province][] {
  const byId = new Map(provinces.map((province) => [province.id, province]));
  const pairs: [Province, Province][] = [];
  for (const one of provinces) {
    for (const { id } of one.neighbours) {
      const other = byId.get(id);
      if (other !== undefined && one.id < id) {
        pairs.push([one, other]);
      }
    }
  }
  for (let parts = together(provinces, pairs); parts.length > 1; parts = together(provinces, pairs)) {
    const [first = [], ...others] = parts;
    pairs.push(nearest(first, others.flat()));
  }
  return pairs;
}

function together(provinces: readonly Province[], pairs: readonly [Province, Province][]): Province[][] {
  const part = new Map(provinces.map((province) => [province.id, [province]]));
  for (const [one, other] of pairs) {
    const [a, b] = [part.get(one.id) ?? [], part.get(other.id) ?? []];
    if (a !== b) {
      a.push(...b);
      for (const province of b) {
        part.set(province.id, a);
      }
    }
  }
  return [...new Set(part.values())];
}

const distance = (one: Province, other: Province): number =>
  Math.hypot(one.label[0] - other.label[0], one.label[1] - other.label[1]);

function nearest(some: readonly Province[], others: readonly Province[]): [Province, Province] {
  const pairs = some.flatMap((one) => others.map((other): [Province, Province] => [one, other]));
  return pairs.reduce((best, pair) => (distance(pair[0], pair[1]) < distance(best[0], best[1]) ? pair : best));
}

/**
 * The best links first, each with its way back; a spanning tree of them is laid before all others, so that every
 * province can be reached from every other one by arrows alone.
 */
export function arrowsOf(provinces: readonly Province[]): Arrows {
  const arrows = new Map<string, Partial<Record<Direction, string>>>(provinces.map(({ id }) => [id, {}]));
  const links = borders(provinces).flatMap(([one, other]) =>
    DIRECTIONS.flatMap((direction): Link[] => {
      const bad = badness(one.label, other.label, direction);
      return bad === null ? [] : [{ from: one.id, to: other.id, direction, badness: bad }];
    }),
  );
  links.sort((a, b) => a.badness - b.badness);
  const free = ({ from, to, direction }: Link): boolean =>
    arrows.get(from)?.[direction] === undefined && arrows.get(to)?.[OPPOSITE[direction]] === undefined;
  const lay = ({ from, to, direction }: Link): void => {
    arrows.set(from, { ...arrows.get(from), [direction]: to });
    arrows.set(to, { ...arrows.get(to), [OPPOSITE[direction]]: from });
  };
  const root = new Map(provinces.map(({ id }) => [id, id]));
  const top = (id: string): string => {
    const above = root.get(id) ?? id;
    return above === id ? id : top(above);
  };
  for (const link of links) {
    if (top(link.from) !== top(link.to) && free(link)) {
      lay(link);
      root.set(top(link.from), top(link.to));
    }
  }
  for (const link of links) {
    if (free(link)) {
      lay(link);
    }
  }
  fillUp(arrows, links);
  return arrows;
}

/** A direction that no link with a way back has taken still leads to the best neighbour there. */
function fillUp(arrows: Map<string, Partial<Record<Direction, string>>>, links: readonly Link[]): void {
  for (const { from, to, direction } of links) {
    const back = OPPOSITE[direction];
    const [there, here] = [arrows.get(from), arrows.get(to)];
    if (there !== undefined && there[direction] === undefined) {
      there[direction] = to;
    }
    if (here !== undefined && here[back] === undefined) {
      here[back] = from;
    }
  }
}
