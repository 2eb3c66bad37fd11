/** What a click, a tap or Enter on a province does: choose a piece, show the way somewhere, go there, do what is plain. */

import type { Decision, Offered } from "../../../lib/api";
import type { Acting } from "../../../lib/context";
import type { TableStore } from "../../../lib/table.svelte";
import type { Moving } from "../acting/moving.svelte";
import { actionsOf } from "../acting/ways";
import { tellWay } from "./route";
import { meant, starts, targets } from "./targets";

/** What takes something away is not done by a click that may only have been meant to look. */
const LOOK_FIRST: ReadonlySet<string> = new Set(["remove"]);
/** What the server says beforehand that one must have seen before it is done. */
const WARNINGS: ReadonlySet<string> = new Set(["era-preview-colony"]);

export class Pressing {
  constructor(
    private readonly store: TableStore,
    private readonly acting: Acting,
    private readonly moving: Moving,
    private readonly nameOf: (id: string) => string,
  ) {}

  /** Where the pieces can go: in one step, by the options, and further away. */
  targets(): string[] {
    return [...new Set([...targets(this.#decision, this.moving.start), ...this.moving.destinations])];
  }

  /** The option that a click on a province does at once; null if it shows a way, or does nothing. */
  atOnce(id: string): Offered | null {
    const plain = !this.#starts.has(id) && this.moving.to(id).every(({ legs }) => legs.length === 1);
    return plain ? this.#meant(id) : null;
  }

  /**
   * What one more press on a province that was pressed does: go the way that is shown to it, or the option that is looked
   * at there; null if neither.
   */
  next(id: string): Offered | "way" | null {
    const { moving } = this;
    if (moving.aim === id && moving.way !== null) {
      return "way";
    }
    const option = this.#meant(id);
    return option !== null && this.acting.looked.option?.action === option.action ? option : null;
  }

  /** Do what one more press there does. */
  once(id: string): void {
    const next = this.next(id);
    if (next === "way") {
      this.go();
    } else if (next !== null) {
      this.acting.choose(next);
    }
  }

  /** A click or a tap; `again`: the province was looked at already. */
  press(id: string, again: boolean, touch: boolean): void {
    const { moving } = this;
    const option = this.#meant(id);
    const leads = moving.start !== null && moving.start !== id && option?.places[0] === moving.start;
    if (moving.aim === id && moving.way !== null) {
      this.go();
    } else if (leads && option !== null && !touch && this.atOnce(id)?.barrier === false) {
      void this.#goStraight(id, option, again);
    } else if (moving.to(id).length > 0) {
      void moving.aimAt(id);
    } else if (!leads && this.#starts.has(id)) {
      void moving.choose(moving.start === id && again ? null : id);
    } else if (option !== null && (again || !(touch || looksFirst(option)))) {
      this.acting.choose(option);
    } else if (option !== null) {
      this.acting.looked.at(option);
    }
  }

  /** One step is done at once, unless there is a warning: then it is shown, and what is pressed next goes. */
  async #goStraight(id: string, option: Offered, again: boolean): Promise<void> {
    const { moving } = this;
    const [way] = moving.to(id);
    const [decision, start] = [this.#decision?.id, moving.start];
    const preview = await moving.foreseen(way === undefined ? [option.action] : actionsOf(way));
    if (this.#decision?.id !== decision || moving.start !== start) {
      return;
    }
    const warned = warns(option) || (preview?.lines ?? []).some((line) => WARNINGS.has(line.id));
    if (!warned || (again && way === undefined)) {
      this.acting.choose(option);
    } else if (way !== undefined) {
      void moving.aimAt(id);
    } else {
      this.acting.looked.at(option);
    }
  }

  /** Enter; false if there is nothing to choose or to go here. */
  enter(id: string): boolean {
    const { moving } = this;
    if (moving.aim === id && moving.way !== null) {
      this.go();
    } else if (moving.to(id).length > 0) {
      void moving.aimAt(id).then(() => this.#sayWay());
    } else if (moving.start === null && this.#starts.has(id)) {
      void moving
        .choose(id)
        .then(() => this.#say("client-map-start", { name: this.nameOf(id), n: this.targets().length }));
    } else {
      return false;
    }
    return true;
  }

  /** Go the way that is shown. */
  go(): void {
    if (this.moving.way !== null) {
      void this.moving.go(this.moving.way, this.nameOf);
    }
  }

  /** Another way to the same place. */
  turn(step: 1 | -1): void {
    if (this.moving.aimed.length > 1) {
      void this.moving.turn(step).then(() => this.#sayWay());
    } else {
      this.#say("client-era-way-no-other");
    }
  }

  /** Let go of the way that is shown; if there is none, of the piece. */
  letGo(): void {
    if (this.moving.aim !== null) {
      void this.moving.aimAt(null);
      this.#say("client-era-way-none");
    } else {
      void this.moving.choose(null);
      this.#say("client-map-start-none");
    }
  }

  get #decision(): Decision | null {
    return this.store.view?.decision ?? null;
  }

  get #starts(): ReadonlySet<string> {
    return starts(this.#decision);
  }

  #meant(id: string): Offered | null {
    return meant(this.#decision, id, this.moving.start, this.moving.onItsWay);
  }

  #say(id: string, args: Record<string, string | number> = {}): void {
    this.acting.say(this.store.words.text(id, args));
  }

  #sayWay(): void {
    if (this.moving.way !== null) {
      this.acting.say(tellWay(this.store, this.moving, this.nameOf));
    }
  }
}

const looksFirst = ({ barrier, cost, group }: Offered): boolean => barrier || cost !== null || LOOK_FIRST.has(group);
const warns = ({ cost, consequence, wasteful }: Offered): boolean => cost !== null || consequence !== null || wasteful;
