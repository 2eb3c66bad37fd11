/**
 * Luxury goods for a field, put together before any is laid there. What could be added next, and what all of them bring,
 * the server tells by trying it; then all are laid in one go.
 */

import type { Message, Offered, View } from "../../../lib/api";
import type { TableStore } from "../../../lib/table.svelte";
import { type Preview, type Wire, wire } from "../../../table/wire";
import { wordIn } from "../boards/facts";

const ADD = "era-do-add-good";
const GO = "era-do-go-field";
const goodOf = (option: Offered): string => wordIn(option.label, "good");

/** The groups of the options that lay goods one by one and activate the field: none while none can be added. */
export function goodGroups(view: View | null): readonly string[] {
  const offered = view?.decision?.offered ?? [];
  const laying = offered.some(({ label }) => label.id === ADD);
  const all = offered.filter(({ label }) => label.id === ADD || label.id === GO);
  return laying ? [...new Set(all.map(({ group }) => group))] : [];
}

export interface Kind {
  /** The message that names it. */
  good: string;
  count: number;
  /** The option that adds one more; null if none is left. */
  more: Offered | null;
}

export class Goods {
  /** What is chosen, in the order in which it was. */
  chosen = $state.raw<readonly Offered[]>([]);
  /** What all of it would do; null as long as it is not known. */
  preview = $state.raw<Preview | null>(null);
  /** What it would do has been asked for and answered. */
  told = $state(false);
  /** What could be done after what is chosen. */
  #next = $state.raw<readonly Offered[]>([]);
  #last: Promise<void>;

  readonly kinds = $derived.by((): Kind[] =>
    this.#offered()
      .filter(({ label }) => label.id === ADD)
      .map(goodOf)
      .map((good) => ({
        good,
        count: this.chosen.filter((option) => goodOf(option) === good).length,
        more: this.#next.find((option) => option.label.id === ADD && goodOf(option) === good) ?? null,
      })),
  );
  /** The field is activated by itself when no good is left to add. */
  readonly go = $derived(this.#next.find(({ label }) => label.id === GO) ?? null);
  /** What the button says that lays them. */
  readonly label = $derived<Message | null>(this.#offered().find(({ label }) => label.id === GO)?.label ?? null);
  readonly actions = $derived([...this.chosen, ...(this.go === null ? [] : [this.go])].map(({ action }) => action));

  constructor(
    private readonly store: TableStore,
    private readonly asks: Wire = wire,
  ) {
    this.#next = this.#offered();
    this.#last = this.#foresee();
  }

  add(good: string): Promise<void> {
    return this.#inTurn(async () => {
      const more = this.kinds.find((kind) => kind.good === good)?.more ?? null;
      if (more !== null) {
        await this.#choose([...this.chosen, more]);
      }
    });
  }

  /** Take one back. */
  drop(good: string): Promise<void> {
    return this.#inTurn(async () => {
      const last = this.chosen.map(goodOf).lastIndexOf(good);
      if (last >= 0) {
        await this.#choose(this.chosen.filter((_, index) => index !== last));
      }
    });
  }

  /** Lay all of them and activate the field. */
  async lay(): Promise<void> {
    await this.store.plan(this.actions);
  }

  /** What is pressed in haste waits for the answer to what was pressed before. */
  #inTurn(press: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(press);
    return this.#last;
  }

  async #choose(chosen: readonly Offered[]): Promise<void> {
    const decision = this.store.view?.decision;
    if (decision == null) {
      return;
    }
    const actions = chosen.map(({ action }) => action);
    const about = { seat: this.store.view?.me ?? null, decision: decision.id };
    const offered =
      actions.length === 0
        ? decision.offered
        : (await this.asks.trial(this.store.table, { ...about, actions }))?.offered;
    if (offered !== undefined && this.#isAsked(decision.id)) {
      this.chosen = chosen;
      this.#next = offered;
      await this.#foresee();
    }
  }

  async #foresee(): Promise<void> {
    const before = [...this.actions];
    const action = before.pop();
    const decision = this.store.view?.decision;
    if (action !== undefined && decision != null) {
      const about = { seat: this.store.view?.me ?? null, decision: decision.id };
      this.preview = await this.asks.preview(this.store.table, { ...about, action, before });
    }
    this.told = true;
  }

  /** An answer that comes after the decision it is about has passed changes nothing. */
  #isAsked(decision: string): boolean {
    return this.store.view?.decision?.id === decision;
  }

  #offered(): readonly Offered[] {
    return this.store.view?.decision?.offered ?? [];
  }
}
