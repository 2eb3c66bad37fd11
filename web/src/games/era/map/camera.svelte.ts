/** What part of the map is seen, and how large.
 *
 * To draw the map anew takes longer than a frame lasts. So while one drags or zooms the drawing of the last rest is
 * only shifted and stretched, which costs next to nothing, and it is made anew when the camera has come to rest.
 */

import type { Box } from "./geometry";

/** Where the camera is: the middle of the picture, in units of the drawing, and pixels a unit. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The widest look is the whole map with a margin; the nearest shows a province as wide as this many pixels. */
const MOST_SCALE = 0.7;
const MARGIN = 0.03;
/** The inner part reaches so far from the middle, as a share of the picture, and leaves so many pixels aside for half a name. */
const INNER = 0.38;
const NAME_PX = 60;

export class Camera {
  /** The middle of the picture, in units of the drawing. */
  x = $state(0);
  y = $state(0);
  /** Pixels a unit. */
  scale = $state(0.06);
  /** The picture in pixels. */
  width = $state(600);
  height = $state(420);

  /** Everything that may be seen. */
  whole: Box = { left: -5200, top: -3650, right: 5200, bottom: 3650 };

  #rest = $state.raw<Look>({ x: 0, y: 0, scale: 0.06 });

  get look(): Look {
    return { x: this.x, y: this.y, scale: this.scale };
  }

  /** Where it was when the map was drawn. */
  get atRest(): Look {
    return this.#rest;
  }

  get moving(): boolean {
    const { x, y, scale } = this.#rest;
    return x !== this.x || y !== this.y || scale !== this.scale;
  }

  /** Have the map drawn for where it is now. */
  rest(): void {
    if (this.moving) {
      this.#rest = this.look;
    }
  }

  get viewBox(): string {
    const { x, y, scale } = this.#rest;
    const [w, h] = [this.width / scale, this.height / scale];
    return `${x - w / 2} ${y - h / 2} ${w} ${h}`;
  }

  /** What is done to the picture, from its upper left corner, until the map is drawn anew. */
  get transform(): string {
    const { x, y, scale } = this.#rest;
    const grown = this.scale / scale;
    const right = (this.width * (1 - grown)) / 2 + (x - this.x) * this.scale;
    const down = (this.height * (1 - grown)) / 2 + (y - this.y) * this.scale;
    return `translate(${right}px, ${down}px) scale(${grown})`;
  }

  get least(): number {
    return this.#fitted(this.whole);
  }

  /** Show all of a box, and beside it rather more of the map than what lies beyond its edge. */
  fit(box: Box): void {
    const { left, right, top, bottom } = this.whole;
    this.scale = Math.min(MOST_SCALE, this.#fitted(box));
    this.x = within((box.left + box.right) / 2, this.width / this.scale, left, right);
    this.y = within((box.top + box.bottom) / 2, this.height / this.scale, top, bottom);
  }

  /** By so many pixels. */
  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#hold();
  }

  /** Nearer (above 1) or further; the point of the picture at these pixels stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.min(MOST_SCALE, Math.max(this.least, this.scale * factor));
    const [ux, uy] = this.at(px, py);
    this.scale = scale;
    this.x = ux - (px - this.width / 2) / scale;
    this.y = uy - (py - this.height / 2) / scale;
    this.#hold();
  }

  /** The point of the drawing at these pixels of the picture. */
  at(px: number, py: number): [number, number] {
    return [this.x + (px - this.width / 2) / this.scale, this.y + (py - this.height / 2) / this.scale];
  }

  /** Whether a point lies in the picture. */
  sees(x: number, y: number): boolean {
    return Math.abs(x - this.x) <= this.width / this.scale / 2 && Math.abs(y - this.y) <= this.height / this.scale / 2;
  }

  /** Whether all of a box lies in the picture. */
  seesAll({ left, right, top, bottom }: Box): boolean {
    return this.sees(left, top) && this.sees(right, bottom);
  }

  /** Bring a point into the inner part of the picture, if it is not there. */
  reveal(x: number, y: number): void {
    const aside = Math.max(0, Math.min(this.width * INNER, this.width / 2 - NAME_PX));
    const [w, h] = [aside / this.scale, (this.height * INNER) / this.scale];
    this.x = Math.min(Math.max(this.x, x - w), x + w);
    this.y = Math.min(Math.max(this.y, y - h), y + h);
    this.#hold();
  }

  #fitted({ left, right, top, bottom }: Box): number {
    const room = 1 - 2 * MARGIN;
    return Math.min((this.width * room) / (right - left), (this.height * room) / (bottom - top));
  }

  /** The middle of the picture stays on the map. */
  #hold(): void {
    this.x = Math.min(Math.max(this.x, this.whole.left), this.whole.right);
    this.y = Math.min(Math.max(this.y, this.whole.top), this.whole.bottom);
  }
}

/** The middle of a window so large, moved so that it lies between two edges; one that is too large lies around them. */
function within(middle: number, size: number, from: number, to: number): number {
  const half = size / 2;
  return size >= to - from ? (from + to) / 2 : Math.min(Math.max(middle, from + half), to - half);
}
