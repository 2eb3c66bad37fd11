/** Fingers, mouse and wheel on the map: drag to pan, pinch and wheel to zoom, a press that does not move is a click. */

import type { Camera } from "./camera.svelte";

/** A press that moves less than this, in pixels, is a click. */
const STILL_PX = 6;
const WHEEL = 0.0016;
const PINCH_WHEEL = 0.01;

interface Finger {
  x: number;
  y: number;
}

export class Gestures {
  #fingers = new Map<number, Finger>();
  #moved = 0;

  constructor(
    private readonly camera: Camera,
    private readonly picture: () => Element | undefined,
    /** A click at an element of the picture, by mouse or by finger. */
    private readonly click: (target: Element, touch: boolean) => void,
  ) {}

  get dragging(): boolean {
    return this.#fingers.size > 0 && this.#moved >= STILL_PX;
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) {
      return;
    }
    if (this.#fingers.size === 0) {
      this.#moved = 0;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) {
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    this.#moved += Math.hypot(dx, dy);
    if (this.#moved < STILL_PX) {
      return;
    }
    this.picture()?.setPointerCapture(event.pointerId);
    if (other === undefined) {
      this.camera.pan(dx, dy);
    } else {
      this.#pinch(before, now, other);
    }
  };

  up = (event: PointerEvent): void => {
    const known = this.#fingers.delete(event.pointerId);
    if (known && this.#fingers.size === 0 && this.#moved < STILL_PX && event.target instanceof Element) {
      this.click(event.target, event.pointerType === "touch");
    }
  };

  cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** The wheel and, with a touchpad, two fingers zoom. */
  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const [x, y] = this.#inside(event.clientX, event.clientY);
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    this.camera.zoom(Math.exp(-pixels * (event.ctrlKey ? PINCH_WHEEL : WHEEL)), x, y);
  };

  #pinch(before: Finger, now: Finger, other: Finger): void {
    const wide = (finger: Finger): number => Math.hypot(finger.x - other.x, finger.y - other.y);
    const [x, y] = this.#inside((now.x + other.x) / 2, (now.y + other.y) / 2);
    this.camera.zoom(wide(now) / Math.max(1, wide(before)), x, y);
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** Within what the picture is seen through, which stays where it is. */
  #inside(x: number, y: number): [number, number] {
    const box = this.picture()?.parentElement?.getBoundingClientRect();
    return [x - (box?.left ?? 0), y - (box?.top ?? 0)];
  }
}
