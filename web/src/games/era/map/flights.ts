/** On a phone the picture flies to where one can go by itself: once for each question, and for each piece that is chosen. */

import type { Box } from "./geometry";
import type { Looking } from "./looking.svelte";

/** Where the page has its bar at the bottom, and the map is small. */
const PHONE = "(max-width: 47.99rem), (max-height: 33.99rem)";
const STILL = "(prefers-reduced-motion: reduce)";

export class Flights {
  #last = "";

  constructor(private readonly looking: Looking) {}

  /** `asked`: the question and the piece; `boxOf`: what holds the targets, null if there are none. */
  to(asked: string, boxOf: () => Box | null): void {
    if (asked === this.#last || !matchMedia(PHONE).matches) {
      return;
    }
    const box = boxOf();
    if (box !== null) {
      this.#last = asked;
      this.looking.fly(box, matchMedia(STILL).matches);
    }
  }
}
