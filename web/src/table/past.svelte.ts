/** Earlier positions of a table, one at a time: rewinding, and the replay of what is new. Nothing can be done in them. */

import type { LogLine, View } from "../lib/api";
import type { TableStore } from "../lib/table.svelte";
import { type Wire, wire } from "./wire";

/** So long a moment of the replay stays, at least, and for each letter of its sentences. */
const STAY_MS = 900;
const STAY_LETTER_MS = 28;

export class Past {
  /** The sequence number that is shown; null: now. */
  seq = $state<number | null>(null);
  /** The position shown; null while it is fetched. */
  view = $state.raw<View | null>(null);
  /** What is shown until then: the position of the moment before. */
  shown = $state.raw<View | null>(null);
  /** The position could not be had. */
  failed = $state(false);
  /** The replay goes on by itself. */
  playing = $state(false);
  /** The first and the last moment of the replay; null when somebody just looks around. */
  replayed = $state.raw<{ from: number; to: number } | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #known = new Map<number, View>();

  constructor(
    private readonly store: TableStore,
    /** A moment is shown: its sentences. */
    private readonly told: (lines: readonly LogLine[]) => void,
    private readonly asks: Wire = wire,
  ) {}

  get on(): boolean {
    return this.seq !== null;
  }

  /** The numbers of all moments of which the log tells something. */
  readonly moments = $derived.by(() => [...new Set(this.store.log.map((line) => line.seq))]);
  /** The place of the moment shown among them. */
  readonly place = $derived(this.seq === null ? -1 : this.moments.indexOf(this.seq));

  /** What the log tells of the moment shown. */
  get lines(): LogLine[] {
    return this.store.log.filter((line) => line.seq === this.seq);
  }

  async show(seq: number): Promise<void> {
    clearTimeout(this.#timer);
    this.seq = seq;
    this.view = this.#known.get(seq) ?? null;
    this.failed = false;
    this.told(this.lines);
    if (this.view === null) {
      const view = await this.#fetch(seq);
      if (this.seq !== seq) {
        return;
      }
      this.view = view;
      this.failed = view === null;
    }
    this.shown = this.view;
    this.#goOn();
  }

  step(by: number): void {
    const { moments } = this;
    const place = Math.min(Math.max(this.place + by, 0), moments.length - 1);
    const seq = moments[place];
    if (seq !== undefined && seq !== this.seq) {
      void this.show(seq);
    }
  }

  /** Go through what has happened since `after`; by itself if `moving`. */
  replay(after: number, moving: boolean): boolean {
    const fresh = this.moments.filter((seq) => seq > after);
    const [from, to] = [fresh[0], fresh.at(-1)];
    if (from === undefined || to === undefined) {
      return false;
    }
    this.replayed = { from, to };
    this.playing = moving;
    void this.show(from);
    return true;
  }

  play(on: boolean): void {
    this.playing = on;
    if (on && this.place === this.moments.length - 1) {
      this.step(-this.moments.length);
    } else {
      this.#goOn();
    }
  }

  now(): void {
    clearTimeout(this.#timer);
    this.seq = null;
    this.view = null;
    this.shown = null;
    this.playing = false;
    this.replayed = null;
  }

  async #fetch(seq: number): Promise<View | null> {
    const known = this.#known.get(seq);
    if (known !== undefined) {
      return known;
    }
    const view = await this.asks.past(this.store.table, this.store.view?.me ?? null, seq);
    if (view !== null) {
      this.#known.set(seq, view);
    }
    return view;
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    if (!this.playing || this.seq === null) {
      return;
    }
    const next = this.moments[this.place + 1];
    if (next === undefined) {
      this.playing = false;
      return;
    }
    void this.#fetch(next);
    const letters = this.lines.reduce((sum, line) => sum + this.store.tell(line.message).length, 0);
    this.#timer = setTimeout(() => this.step(1), STAY_MS + letters * STAY_LETTER_MS);
  }
}

/** The table as it stood at the moment shown; whoever asks it to do something is refused. */
export function asOf(store: TableStore, past: Past): TableStore {
  const refused = async (): Promise<boolean> => false;
  return new Proxy(store, {
    get(target, name) {
      switch (name) {
        case "view":
          return past.shown;
        case "log":
          return target.log.filter((line) => line.seq <= (past.seq ?? line.seq));
        case "busy":
          return false;
        case "act":
        case "undo":
        case "order":
          return refused;
        default:
          return Reflect.get(target, name, target);
      }
    },
  });
}
