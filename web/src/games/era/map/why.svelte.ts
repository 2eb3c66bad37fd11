/** Why nothing can be done in a province: what the server answers, if the decision is about provinces at all. */

import type { Decision } from "../../../lib/api";
import type { TableStore } from "../../../lib/table.svelte";
import { type Wire, wire } from "../../../table/wire";
import { optionsAt } from "./targets";

/** Whoever passes over provinces with the arrow keys asks for none of those in between. */
const PAUSE_MS = 200;

export class Why {
  /** The reason for the province that was asked about last; empty if there is something to do there, or none is known. */
  reason = $state("");

  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: TableStore,
    private readonly asks: Wire = wire,
  ) {}

  /** Look at a province: after a moment its reason is known. */
  at(id: string, start: string | null): void {
    const { decision } = this;
    const asked = `${decision?.id} ${id} ${start}`;
    if (asked === this.#asked) {
      return;
    }
    this.#asked = asked;
    this.reason = "";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.tell(id, start).then((reason) => {
        if (this.#asked === asked) {
          this.reason = reason;
        }
      });
    }, PAUSE_MS);
  }

  /** The reason in words, from the server; empty if something can be done there, or nobody is asked. */
  async tell(id: string, start: string | null): Promise<string> {
    const { decision, store } = this;
    const { words, view } = store;
    if (decision === null || optionsAt([...decision.offered, ...decision.refused], id, start).length > 0) {
      return "";
    }
    if (decision.offered.every(({ places }) => places.length === 0)) {
      return words.text("client-map-why-elsewhere");
    }
    const about = { seat: view?.me ?? null, decision: decision.id, place: id, start };
    const reason = (await this.asks.why(store.table, about))?.reason ?? null;
    return reason === null ? words.text("client-map-why-no-piece") : store.tell(reason);
  }

  get decision(): Decision | null {
    return this.store.view?.decision ?? null;
  }
}
