/** Explains a first game as it goes on: each kind of decision is introduced once, aloud and on the page. */

import type { Guidance } from "../lib/api";
import { explaining } from "../lib/explaining.svelte";
import { narrow } from "../lib/narrow";
import type { TableStore } from "../lib/table.svelte";
import { guidanceFor } from "./guidance";
import { wire } from "./wire";

export class Introductions {
  /** The messages that stand on the page now. */
  shown = $state.raw<readonly string[]>([]);
  /** Whether they are folded; null: as there is room. */
  #folded = $state<boolean | null>(null);

  #guidance: readonly Guidance[] | null = null;
  /** The decision that was looked at last. */
  #met = "";

  constructor(
    private readonly store: TableStore,
    private readonly say: (text: string) => void,
  ) {}

  /** They have been in sight at an earlier decision, or there is no room: one line of them is enough. */
  get folded(): boolean {
    return this.#folded ?? narrow.current;
  }

  set folded(folded: boolean) {
    this.#folded = folded;
  }

  /** The view has changed: a decision of a kind that is new here is introduced, and what has passed leaves the page. */
  async meet(): Promise<void> {
    if (!explaining.on || !(await this.#load())) {
      this.shown = [];
      return;
    }
    const decision = this.store.view?.decision ?? null;
    if (decision?.id === this.#met) {
      return;
    }
    this.#met = decision?.id ?? "";
    const here = decision === null ? [] : this.#here();
    const next = here.find((id) => !explaining.knows(id));
    if (next !== undefined) {
      explaining.learn(next);
      this.shown = [next];
      this.#folded = null;
      this.say(this.store.words.text(next));
    } else if (!this.shown.every((id) => here.includes(id))) {
      this.shown = [];
    } else {
      this.folded = true;
    }
  }

  /** Everything that introduces what is going on, shown and told again; null if nothing does. */
  async again(): Promise<string | null> {
    await this.#load();
    this.folded = false;
    const here = this.#here();
    const told = here.filter((id) => explaining.knows(id));
    this.shown = told.length > 0 ? told : here.slice(0, 1);
    return this.shown.length > 0 ? this.shown.map((id) => this.store.words.text(id)).join(" ") : null;
  }

  skip(): void {
    this.shown = [];
  }

  #here = (): readonly string[] => guidanceFor(this.store.view, this.#guidance ?? [])?.introductions ?? [];

  /** Whether the game's introductions are there. */
  async #load(): Promise<boolean> {
    this.#guidance ??= (await wire.reference(this.store.view?.game ?? "", this.store.words.language))?.guidance ?? null;
    return this.#guidance !== null;
  }
}
