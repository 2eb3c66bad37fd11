/** Where on the map one looks: it fits anew as long as nobody has looked elsewhere, and each place is remembered. */

import { untrack } from "svelte";
import { Camera } from "./camera.svelte";
import { type Box, drawn } from "./geometry";
import { keepLook, keptLook } from "./memory";
import type { Scenery } from "./scene";

/** The drawing is made sharp again when a zoom has come to rest for so long. */
const REST_MS = 120;

export class Looking {
  readonly camera = new Camera();

  #box = $state.raw<Box | null>(null);
  #chosen = false;

  /** To be made while a component is: `place`: what is looked at, one look is remembered for each. */
  constructor(
    place: () => string,
    private readonly scenery: () => Scenery,
  ) {
    const { camera } = this;
    const kept = keptLook(place());
    if (kept !== null) {
      Object.assign(camera, kept);
      camera.rest();
      this.#chosen = true;
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
            camera.rest();
          }
        });
      }
    });
    $effect(() => {
      const now = camera.look;
      const timer = setTimeout(() => {
        camera.rest();
        if (this.#chosen || this.#box !== null) {
          keepLook(place(), now);
        }
      }, REST_MS);
      return () => clearTimeout(timer);
    });
  }

  /** What was last asked to be seen whole and still is; null: something else is looked at since. */
  get box(): Box | null {
    return this.#box;
  }

  /** One looks elsewhere of one's own accord: nothing is fitted any more. */
  elsewhere(): void {
    this.#chosen = true;
    this.#box = null;
  }

  fit(wanted: Box | null): void {
    if (wanted !== null) {
      this.#box = wanted;
      this.camera.fit(wanted);
    }
  }

  zoom(factor: number): void {
    this.elsewhere();
    this.camera.zoom(factor);
  }

  /** Go to a province. */
  go(id: string): void {
    const at = this.#pointOf(id);
    if (at !== null) {
      this.camera.reveal(...at);
      this.elsewhere();
    }
  }

  /** Bring a province into sight that is out of it. */
  show(id: string): void {
    const at = this.#pointOf(id);
    if (at !== null && !this.camera.sees(...at)) {
      this.camera.reveal(...at);
    }
  }

  #pointOf(id: string): [number, number] | null {
    const at = this.scenery().byId.get(id)?.province.label;
    return at === undefined ? null : (drawn(at) as [number, number]);
  }
}
