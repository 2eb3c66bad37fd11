/**
 * The piece that is chosen to move, and its ways. The map and the panel share it: what is chosen on one is chosen on the
 * other. The server knows the ways; here they are only asked for, shown and sent.
 */

import type { Decision, Way } from "../../../lib/api";
import { keptFor } from "../../../lib/kept.svelte";
import type { TableStore } from "../../../lib/table.svelte";
import { type Preview, type Wire, wire } from "../../../table/wire";
import { positionOf } from "../position";
import { expansionOf, type Mover, movedTo, moversOf, startsOf } from "./expansion";
import { actionsOf, endOf, nearestFirst } from "./ways";

export class Moving {
  /** The province of the piece. */
  start = $state<string | null>(null);
  /** Its ways, the best to each destination first. */
  ways = $state.raw<readonly Way[]>([]);
  /** The destination whose ways are shown, to go there. */
  aim = $state<string | null>(null);
  /** What the way that is shown would do; null as long as it is not known. */
  preview = $state.raw<Preview | null>(null);
  /** The piece has moved already and goes on. */
  onItsWay = $state(false);

  /** Where they lead, the nearest first. */
  readonly destinations = $derived(nearestFirst(this.ways));
  readonly aimed = $derived(this.to(this.aim));
  /** The way that is shown. */
  readonly way = $derived.by(() => this.aimed[this.#which] ?? null);

  #which = $state(0);
  #decision: string | null = null;
  #movers: readonly Mover[] = [];

  constructor(
    private readonly store: TableStore,
    private readonly asks: Wire = wire,
  ) {}

  /** All ways to a destination, the best first. */
  to(id: string | null): readonly Way[] {
    return id === null ? [] : this.ways.filter((way) => endOf(way) === id);
  }

  /** Choose the piece of a province; null: none. It resolves when the ways are known. */
  async choose(start: string | null): Promise<void> {
    this.start = start;
    this.ways = [];
    this.aim = null;
    this.onItsWay = false;
    await this.#askWays();
  }

  /** What was chosen at one question is not chosen at the next, but for a piece that has moved and can go on. */
  asked(decision: Decision | null): void {
    if (decision === null || decision.id === this.#decision) {
      return;
    }
    this.#decision = decision.id;
    const movers = moversOf(expansionOf(positionOf(this.store)));
    const arrived = this.start === null ? null : movedTo(this.#movers, movers);
    const goesOn = arrived !== null && startsOf(this.store.view).includes(arrived);
    this.#movers = movers;
    void this.choose(goesOn ? arrived : null);
    this.onItsWay = goesOn;
  }

  /** Show the ways to a destination. It resolves when it is known what the first would do. */
  aimAt(id: string | null): Promise<void> {
    this.aim = id;
    this.#which = 0;
    return this.#foresee();
  }

  /** Show another way to the same destination. */
  turn(by: number): Promise<void> {
    const count = this.aimed.length;
    this.#which = count === 0 ? 0 : (this.#which + by + count) % count;
    return this.#foresee();
  }

  /** Go: all steps of a way as one. Where it stops, and why, is said as a problem. */
  async go(way: Way, nameOf: (id: string) => string): Promise<void> {
    const begin = this.start ?? "";
    const last = (done: number): string => way.legs[done - 1]?.places.at(-1) ?? begin;
    await this.store.plan(actionsOf(way), (done) => nameOf(last(done)));
  }

  async #askWays(): Promise<void> {
    const { start } = this;
    const decision = this.store.view?.decision;
    if (start === null || decision == null) {
      return;
    }
    const about = { seat: this.store.view?.me ?? null, decision: decision.id };
    const found = (await this.asks.ways(this.store.table, { ...about, place: start })) ?? [];
    if (this.start === start && this.store.view?.decision?.id === decision.id) {
      this.ways = found;
    }
  }

  /** What the last of some actions would do after the others; null if it is not known. */
  async foreseen(actions: readonly string[]): Promise<Preview | null> {
    const decision = this.store.view?.decision;
    const [action, ...before] = [...actions].reverse();
    if (action === undefined || decision == null) {
      return null;
    }
    const about = { seat: this.store.view?.me ?? null, decision: decision.id };
    return this.asks.preview(this.store.table, { ...about, action, before: before.reverse() });
  }

  async #foresee(): Promise<void> {
    this.preview = null;
    const { way } = this;
    if (way === null) {
      return;
    }
    const preview = await this.foreseen(actionsOf(way));
    if (this.way === way) {
      this.preview = preview;
    }
  }
}

/** The piece that is chosen at a table. */
export const movingAt = keptFor((store: TableStore) => new Moving(store));
