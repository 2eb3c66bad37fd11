/** The answers to the keys: my tribe, all tribes, what only I know, the standing of the cards. */

import type { TableStore } from "../../../lib/table.svelte";
import { positionOf, type Tribe } from "../position";
import { mineOf, named, scaled, signed, tribeName } from "./facts";

const sayTribe = (store: TableStore, tribe: Tribe): string =>
  store.words.text("client-era-say-tribe", {
    name: store.name(tribe.seat),
    tribe: tribeName(store, tribe),
    influence: signed(tribe.influence),
    morale: scaled(tribe.morale),
    thalers: tribe.thalers,
    food: signed(tribe.food),
    cities: tribe.cities,
    ready: tribe.ready,
    leaders: tribe.leaders,
    free: tribe.free,
  });

export const says = {
  tribe(store: TableStore): string {
    const mine = mineOf(store, positionOf(store));
    return mine === undefined ? store.words.text("client-no-seat") : sayTribe(store, mine);
  },

  tribes: (store: TableStore): string =>
    (positionOf(store)?.players ?? []).map((tribe) => sayTribe(store, tribe)).join(" "),

  hand(store: TableStore): string {
    const own = positionOf(store)?.own ?? null;
    if (own === null) {
      return store.words.text("client-no-seat");
    }
    return store.words.text("client-era-say-own", {
      card: own.card === null ? store.words.text("client-era-none") : named(store, "card", own.card),
      hamlets:
        own.hamlets.length === 0
          ? store.words.text("client-era-none")
          : store.words.list(own.hamlets.map((hamlet) => named(store, "hamlet", hamlet))),
    });
  },

  board(store: TableStore): string {
    const { words } = store;
    const standings = positionOf(store)?.standings ?? [];
    const told = standings.map(({ card, counts, own }) =>
      words.text("client-era-say-card", {
        card: named(store, "card", card),
        counts: words.list(Object.entries(counts).map(([seat, n]) => `${store.name(Number(seat))} ${n}`)),
        own: own ? "yes" : "no",
      }),
    );
    return [...(standings.some(({ own }) => !own) ? [] : [words.text("client-era-no-cards")]), ...told].join(" ");
  },
};
