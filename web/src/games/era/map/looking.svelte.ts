/** Where on the map one looks: it fits anew as long as nobody has looked elsewhere, and each place is remembered. */

import { untrack } from "svelte";
import { Camera, type Look } from "./camera.svelte";
import { type Box, drawn } from "./geometry";
import { keepLook, keptLook } from "./memory";
import type { Scenery } from "./scene";

/** The drawing is made sharp again when a zoom has come to rest for so long. */
const REST_MS = 120;
const FLIGHT_MS = 400;

export class Looking {
  readonly camera = new Camera();

  #box = $state.raw<Box | null>(null);
  #chosen = false;
  /** How large the picture was last. */
  #size: { width: number; height: number } | null = null;
  /** What was flown to and has not been left since: it stays in sight when the picture changes its size. */
  #kept: Box | null = null;
  /** The next frame of a flight. */
  #frame = 0;

  /**
   * To be made while a component is: `place`: what is looked at, one look is remembered for each; `passing`: this one is
   * not, and leaves the one that is as it was.
   */
  constructor(
    place: () => string,
    private readonly scenery: () => Scenery,
    passing: () => boolean,
  ) {
    const { camera } = this;
    const kept = keptLook(place());
    if (kept !== null) {
      const { box, width, height, ...look } = kept;
      Object.assign(camera, look);
      camera.rest();
      this.#size = { width, height };
      this.#chosen = true;
      this.#box = box ?? null;
    }
    $effect(() => {
      const { width, height } = camera;
      const { box, whole } = this.scenery();
      const wanted = this.#box ?? box;
      if (width > 0 && height > 0) {
        untrack(() => {
          camera.whole = whole;
          if (this.#box !== null || !this.#chosen) {
            camera.fit(wanted);
          } else {
            this.#grow(width, height);
          }
          camera.rest();
          this.#size = { width, height };
        });
      }
    });
    $effect(() => {
      const { width, height } = camera;
      const now = { ...camera.look, width, height };
      const timer = setTimeout(() => {
        camera.rest();
        if ((this.#chosen || this.#box !== null) && !passing()) {
          keepLook(place(), this.#box === null ? now : { ...now, box: this.#box });
        }
      }, REST_MS);
      return () => clearTimeout(timer);
    });
  }

  /** A picture that has become larger or smaller shows as much of the map as before, and all that was flown to. */
  #grow(width: number, height: number): void {
    if (this.#size !== null) {
      this.camera.zoom(Math.sqrt((width * height) / (this.#size.width * this.#size.height)));
    }
    if (this.#kept !== null && !this.camera.seesAll(this.#kept)) {
      this.camera.fit(this.#kept);
    }
  }

  /** What was last asked to be seen whole and still is; null: something else is looked at since. */
  get box(): Box | null {
    return this.#box;
  }

  /** Whether all of a box is in sight. */
  seesAll(box: Box): boolean {
    return this.camera.seesAll(box);
  }

  /** One looks elsewhere of one's own accord: nothing is fitted any more. */
  elsewhere(): void {
    cancelAnimationFrame(this.#frame);
    this.#chosen = true;
    this.#box = null;
    this.#kept = null;
  }

  /**
   * Go to where all of a box is seen, unless it is: no nearer than now, but if it could be seen `closer` times larger
   * as near as it can be. `still`: at once.
   */
  fly(wanted: Box, still: boolean, closer: number): void {
    const { camera } = this;
    const from = camera.look;
    camera.fit(wanted);
    const fitted = camera.scale <= from.scale || camera.scale >= from.scale * closer;
    if (!fitted) {
      camera.scale = from.scale;
    }
    const to = camera.look;
    Object.assign(camera, from);
    this.#kept = wanted;
    if (camera.seesAll(wanted) && to.scale < from.scale * closer) {
      return;
    }
    const land = (): void => {
      Object.assign(camera, to);
      this.#chosen = true;
      this.#box = fitted ? wanted : null;
    };
    cancelAnimationFrame(this.#frame);
    if (still) {
      land();
      return;
    }
    const begin = performance.now();
    const step = (now: number): void => {
      const done = Math.min(1, Math.max(0, (now - begin) / FLIGHT_MS));
      Object.assign(camera, between(from, to, done * done * (3 - 2 * done)));
      if (done < 1) {
        this.#frame = requestAnimationFrame(step);
      } else {
        land();
      }
    };
    this.#frame = requestAnimationFrame(step);
  }

  fit(wanted: Box | null): void {
    if (wanted !== null) {
      cancelAnimationFrame(this.#frame);
      this.#box = wanted;
      this.camera.fit(wanted);
    }
  }

  /** Nearer (above 1) or further; the province `at` stays in sight, if it is. */
  zoom(factor: number, at: string): void {
    const seen = this.sees(at);
    this.elsewhere();
    this.camera.zoom(factor);
    if (seen) {
      this.camera.reveal(...(this.#pointOf(at) ?? [this.camera.x, this.camera.y]));
    }
  }

  /** Go to a province; what is fitted stays so if it holds it. */
  go(id: string): void {
    const at = this.#pointOf(id);
    if (at !== null) {
      const { x, y } = this.camera;
      this.camera.reveal(...at);
      if (this.camera.x !== x || this.camera.y !== y) {
        this.elsewhere();
      }
    }
  }

  /** Whether a province is in sight. */
  sees(id: string): boolean {
    const at = this.#pointOf(id);
    return at !== null && this.camera.sees(...at);
  }

  /** Bring a province into sight that is out of it. */
  show(id: string): void {
    const at = this.#pointOf(id);
    if (at !== null && !this.camera.sees(...at)) {
      cancelAnimationFrame(this.#frame);
      this.camera.reveal(...at);
    }
  }

  #pointOf(id: string): [number, number] | null {
    const at = this.scenery().byId.get(id)?.province.label;
    return at === undefined ? null : (drawn(at) as [number, number]);
  }
}

/** Between two looks: a zoom goes evenly if each step grows by the same factor. */
function between(from: Look, to: Look, part: number): Look {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}
