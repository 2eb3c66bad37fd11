/** Outlines on the screen: the board's y goes up, the screen's down. */

import type { BoardMap, Point, Province } from "./board";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A point of the board as a point of the drawing. */
export const drawn = ([x, y]: Point): Point => [x, -y];

const ring = (numbers: readonly number[]): string => {
  const points: string[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    points.push(`${numbers[i]} ${-(numbers[i + 1] ?? 0)}`);
  }
  return `M${points.join("L")}Z`;
};

/** A province's outline as the data of a path. */
export const outline = (province: Province): string => province.polygons.flat().map(ring).join("");

/** The six corners of a flat-topped hexagon as the data of a path. */
export function hexagonPath(centre: Point, side: number, row: number): string {
  const [x, y] = drawn(centre);
  const [half, up] = [side / 2, row / 2];
  const corners = [
    [x - side, y],
    [x - half, y - up],
    [x + half, y - up],
    [x + side, y],
    [x + half, y + up],
    [x - half, y + up],
  ];
  return `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
}

/** Whether a point of the drawing lies in a province. */
export function holds(province: Province, x: number, y: number): boolean {
  let inside = false;
  for (const polygon of province.polygons) {
    for (const ring of polygon) {
      let [x1, y1] = [ring[ring.length - 2] ?? 0, -(ring[ring.length - 1] ?? 0)];
      for (let i = 0; i + 1 < ring.length; i += 2) {
        const [x2, y2] = [ring[i] ?? 0, -(ring[i + 1] ?? 0)];
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) {
          inside = !inside;
        }
        [x1, y1] = [x2, y2];
      }
    }
  }
  return inside;
}

export function boxOf(provinces: readonly Province[]): Box | null {
  const box = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (const numbers of provinces.flatMap((province) => province.polygons.flat())) {
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [x, y] = [numbers[i] ?? 0, -(numbers[i + 1] ?? 0)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return provinces.length === 0 ? null : box;
}

/** A box with so much more room on each side, in units. */
export const wider = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** How much longer a province is than it is wide does not matter: the square root of its area is its size. */
export function sizeOf(province: Province): number {
  let area = 0;
  for (const [outer] of province.polygons) {
    const numbers = outer ?? [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const next = (i + 2) % numbers.length;
      area += (numbers[i] ?? 0) * (numbers[next + 1] ?? 0) - (numbers[next] ?? 0) * (numbers[i + 1] ?? 0);
    }
  }
  return Math.sqrt(Math.abs(area) / 2);
}

/** The provinces that lie wholly in the variant, by id. */
export function inPlay(map: BoardMap, variant: string): ReadonlySet<string> {
  const areas = new Set(map.variants.find(({ id }) => id === variant)?.areas ?? map.hexagons.map(({ id }) => id));
  return new Set(
    map.provinces.filter((province) => province.areas.every((area) => areas.has(area))).map(({ id }) => id),
  );
}
