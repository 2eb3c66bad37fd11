/** The picture flies to what is asked and told, so that it is seen: once for each question, piece and sentence. */

import { NARROW } from "../../../lib/narrow";
import type { Box } from "./geometry";
import type { Looking } from "./looking.svelte";

const STILL = "(prefers-reduced-motion: reduce)";
/** It is worth flying to what could be seen so many times larger: to act there, or to see what is told. */
const CLOSER = 1.3;
const TOLD_CLOSER = 2.5;

export class Flights {
  #last = "";
  #told = "";

  constructor(private readonly looking: Looking) {}

  /**
   * `asked`: the question and the piece; `chosen`: a piece is; `boxOf`: what holds the targets, `bare` or with some room
   * around them, null if there are none. On a large screen the picture stays where it is for a question, and for a
   * piece unless it hides some of what that can do: nothing moves under the hand.
   */
  to(asked: string, chosen: boolean, boxOf: (bare: boolean) => Box | null): void {
    const phone = matchMedia(NARROW).matches;
    if (asked === this.#last || !(phone || chosen)) {
      return;
    }
    const [box, bare] = [boxOf(false), boxOf(true)];
    if (box === null || bare === null) {
      return;
    }
    this.#last = asked;
    if (phone) {
      this.#fly(box, CLOSER);
    } else if (!this.looking.seesAll(bare)) {
      this.#fly(box, Number.POSITIVE_INFINITY);
    }
  }

  /** What the sentences of a past moment speak of; null: of no province. */
  told(ids: readonly string[], box: Box | null): void {
    const told = ids.join(" ");
    if (told !== this.#told && box !== null) {
      this.#fly(box, TOLD_CLOSER);
    }
    this.#told = told;
  }

  #fly(box: Box, closer: number): void {
    this.looking.fly(box, matchMedia(STILL).matches, closer);
  }
}
