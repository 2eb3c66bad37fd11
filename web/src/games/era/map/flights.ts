/** The picture flies to what is asked and told, so that it is seen: once for each question, piece and sentence. */

import { NARROW } from "../../../lib/narrow";
import type { Box } from "./geometry";
import type { Looking } from "./looking.svelte";

const STILL = "(prefers-reduced-motion: reduce)";
/** It is worth flying to what could be seen so many times larger: to act there, or to see what is told. */
const CLOSER = 1.3;
const TOLD_CLOSER = 2.5;

/** A question, of which kind it is, and the piece that is chosen for it. */
interface Asked {
  id: string;
  kind: string | undefined;
  start: string | null;
}

export class Flights {
  #last = "";
  #kind = "";
  #told = "";

  constructor(private readonly looking: Looking) {}

  /**
   * `boxOf`: what holds the targets, `bare` or with some room around them, null if there are none. On a large screen the
   * picture stays where it is for a question, and for a piece unless it hides some of what that can do; on a phone too,
   * if the same was asked before: nothing moves under the hand.
   */
  to({ id, kind, start }: Asked, boxOf: (bare: boolean) => Box | null): void {
    const phone = matchMedia(NARROW).matches;
    const asked = `${id} ${start}`;
    const [box, bare] = [boxOf(false), boxOf(true)];
    if (asked === this.#last || box === null || bare === null || !(phone || start !== null)) {
      return;
    }
    const again = `${kind} ${start}` === this.#kind;
    this.#last = asked;
    this.#kind = `${kind} ${start}`;
    if (!this.looking.seesAll(bare) || (phone && !again)) {
      this.#fly(box, phone ? CLOSER : Number.POSITIVE_INFINITY);
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
