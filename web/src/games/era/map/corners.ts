/** In which corner of the picture something may lie, so that it covers what matters least. */

import type { Point } from "./board";
import type { Camera } from "./camera.svelte";

export interface Corner {
  high: boolean;
  right: boolean;
}

/** What should stay in sight: a point of the drawing, and how much it matters. */
export interface Matter {
  at: Point;
  weight: number;
}

/** How much of the picture it takes. */
export interface Part {
  wide: number;
  high: number;
}

const CORNERS: readonly Corner[] = [
  { high: false, right: false },
  { high: false, right: true },
  { high: true, right: false },
  { high: true, right: true },
];

/** The corner that covers the least; of several the one at the `wanted` side, and low before high. */
export function freeCorner(
  camera: Pick<Camera, "x" | "y" | "scale" | "width" | "height">,
  { wide, high }: Part,
  matters: readonly Matter[],
  wanted: Pick<Corner, "right">,
): Corner {
  const weightOf = (corner: Corner): number =>
    matters
      .filter(({ at: [x, y] }) => {
        const across = ((x - camera.x) * camera.scale) / camera.width;
        const down = ((y - camera.y) * camera.scale) / camera.height;
        const beside = corner.right ? across : -across;
        const above = corner.high ? -down : down;
        return beside > 0.5 - wide && beside <= 0.5 && above > 0.5 - high && above <= 0.5;
      })
      .reduce((sum, { weight }) => sum + weight, 0);
  const place = (corner: Corner): number => (corner.right === wanted.right ? 0 : 1) + (corner.high ? 2 : 0);
  const inOrder = [...CORNERS].sort((one, other) => place(one) - place(other));
  return inOrder.reduce((best, corner) => (weightOf(corner) < weightOf(best) ? corner : best));
}
