/** Where this device looked last, at each table and on each part of the map. */

import type { Box } from "./geometry";

export interface Look {
  x: number;
  y: number;
  scale: number;
  /** The picture in which it was looked at, in pixels. */
  width: number;
  height: number;
  /** What is to be seen whole, however large the map is; without one, the look itself is what was chosen. */
  box?: Box;
}

const key = (place: string): string => `stammtisch-era-look-${place}`;

/** The last look, or null if there was none. */
export function keptLook(place: string): Look | null {
  const numbers = (localStorage.getItem(key(place)) ?? "").split(" ").map(Number);
  const [x, y, scale, width, height, left, top, right, bottom] = numbers;
  if (x === undefined || y === undefined || !scale || !width || !height || !numbers.every(Number.isFinite)) {
    return null;
  }
  const look = { x, y, scale, width, height };
  return left === undefined || top === undefined || right === undefined || bottom === undefined
    ? look
    : { ...look, box: { left, top, right, bottom } };
}

export function keepLook(place: string, { x, y, scale, width, height, box }: Look): void {
  const whole = box === undefined ? [] : [box.left, box.top, box.right, box.bottom];
  localStorage.setItem(key(place), [x, y, scale, width, height, ...whole].join(" "));
}
