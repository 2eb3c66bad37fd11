/** An offer that is answered with another one: its terms the other way round are the draft of mine, and mine refuses it. */

import { keptFor } from "../../../lib/kept.svelte";
import type { TableStore } from "../../../lib/table.svelte";
import { type Offer, positionOf } from "../position";
import type { Chosen } from "./terms";

/** What a form of offers begins with. */
export interface Draft {
  /** The choice it is for. */
  key: string;
  chosen: Chosen;
}

export class Bargaining {
  /** The offer of another that is answered. */
  answered = $state.raw<Offer | null>(null);

  readonly draft = $derived.by((): Draft | null => {
    const offer = this.answered;
    if (offer === null) {
      return null;
    }
    const counts = {
      "give-era-thalers": offer.ask_thalers,
      "give-era-treaties": offer.ask_treaties,
      "ask-era-thalers": offer.thalers,
      "ask-era-treaties": offer.treaties,
    };
    const chosen = Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, String(n)]));
    return { key: String(offer.from), chosen };
  });

  constructor(private readonly store: TableStore) {}

  /** Make an offer; if it answers another one, that one is refused, as long as it is open. */
  propose = async (line: string): Promise<boolean> => {
    const { answered } = this;
    const before = this.#mineTo(answered);
    const made = await this.store.order(line);
    if (made && answered !== null && this.#mineTo(answered).some((number) => !before.includes(number))) {
      this.answered = null;
      const open = this.#offers.find(({ number, from }) => number === answered.number && from === answered.from);
      if (open?.actions.refuse !== undefined) {
        await this.store.order(open.actions.refuse);
      }
    }
    return made;
  };

  get #offers(): readonly Offer[] {
    return positionOf(this.store)?.offers ?? [];
  }

  /** The numbers of my open offers to the other side of an offer. */
  #mineTo = (answered: Offer | null): number[] =>
    this.#offers.filter(({ to }) => answered !== null && to === answered.from).map(({ number }) => number);
}

/** What is bargained about at a table. */
export const bargainingAt = keptFor((store: TableStore) => new Bargaining(store));
