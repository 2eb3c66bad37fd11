/** Short descriptions of a position in words, for panels and for the voice. */

import type { Message } from "../../lib/api";
import type { TableStore } from "../../lib/table.svelte";
import { drawings } from "./drawings";
import { type ArmyGroup, armyGroups, type HeroesPosition, MONUMENT, type Tribe, type Wish } from "./position";

export const positionOf = (store: TableStore): HeroesPosition | null =>
  (store.view?.position ?? null) as HeroesPosition | null;

/** Cards in a fixed order: usual resources, special ones, events. */
export function inOrder(cards: Record<string, number>): [string, number][] {
  const order = Object.keys(drawings);
  return Object.entries(cards)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

export const sum = (cards: Record<string, number>): number => Object.values(cards).reduce((total, n) => total + n, 0);

export const cardWord = (store: TableStore, card: string): string => store.words.text(`card-${card}`);

export const cardCount = (store: TableStore, card: string, n: number): string =>
  store.words.text(`cards-${card}`, { n });

export function armyText(store: TableStore, group: ArmyGroup): string {
  return store.words.text("client-heroes-army-group", {
    n: group.n,
    led: group.led ? "yes" : "no",
    place: group.place,
  });
}

export function armiesText(store: TableStore, tribe: Tribe): string {
  const groups = armyGroups(tribe.armies).map((group) => armyText(store, group));
  return groups.length === 0 ? store.words.text("client-heroes-none") : store.words.list(groups);
}

/** How many armies, how many of them with a general, how many not at home. */
export const armiesCount = (store: TableStore, tribe: Tribe): string =>
  store.words.text("client-heroes-armies-count", {
    n: tribe.armies.length,
    led: tribe.armies.filter((army) => army.led).length,
    away: tribe.armies.filter((army) => army.place !== "home").length,
  });

export function roadsText(store: TableStore, tribe: Tribe): string {
  const names = tribe.roads.map((other) => store.name(other));
  return names.length === 0 ? store.words.text("client-heroes-none") : store.words.list(names);
}

export const tribeWord = (store: TableStore, tribe: Tribe): string => store.words.text(`tribe-${tribe.tribe}`);

/** One tribe in one breath. */
export function sayTribe(store: TableStore, tribe: Tribe): string {
  const { words } = store;
  const head = { name: store.name(tribe.seat), tribe: tribeWord(store, tribe) };
  if (tribe.out) {
    return words.text("client-heroes-say-out", head);
  }
  const parts = [
    words.text("client-heroes-say-tribe", {
      ...head,
      cities: tribe.cities,
      monument: tribe.monument,
      full: MONUMENT,
      fortresses: tribe.fortresses,
      hand: tribe.hand_size,
    }),
    words.text("client-heroes-say-armies", { armies: armiesText(store, tribe) }),
    words.text("client-heroes-say-roads", { roads: roadsText(store, tribe) }),
  ];
  if (tribe.claim) {
    parts.push(words.text("client-heroes-say-claim"));
  }
  return parts.join(" ");
}

/** The kinds wanted; the kind that is given never matches itself (aoh.fair-14) and is left out, as in the log. */
export function wantedKinds(wish: Wish): string[] {
  const others = wish.want.filter((card) => card !== wish.give);
  return others.length > 0 ? others : wish.want;
}

export function wantText(store: TableStore, wish: Wish): string {
  const wholeClass = `heroes-class-${wish.want_word}`;
  if (store.words.has(wholeClass)) {
    return store.words.text(wholeClass);
  }
  return store.words.list(
    wantedKinds(wish).map((card) => cardWord(store, card)),
    "list-or",
  );
}

export function wishText(store: TableStore, wish: Wish): string {
  const wholeClass = `heroes-class-${wish.want_word}`;
  const told: Message["arguments"] = {
    owner: { seat: wish.owner },
    give: { word: `a-card-${wish.give}` },
    want: store.words.has(wholeClass)
      ? { word: wholeClass }
      : { either: wantedKinds(wish).map((card) => `a-card-${card}`) },
  };
  return wish.to === null
    ? store.tell({ id: "client-heroes-wish", arguments: told })
    : store.tell({ id: "client-heroes-wish-to", arguments: { ...told, to: { seat: wish.to } } });
}

export const says = {
  tribe(store: TableStore): string {
    const position = positionOf(store);
    const mine = position?.players.find((tribe) => tribe.seat === store.view?.me);
    return position == null || mine === undefined ? store.words.text("client-no-seat") : sayTribe(store, mine);
  },

  tribes(store: TableStore): string {
    const position = positionOf(store);
    return position === null ? "" : position.players.map((tribe) => sayTribe(store, tribe)).join(" ");
  },

  hand(store: TableStore): string {
    const hand = positionOf(store)?.hand;
    if (hand == null) {
      return store.words.text("client-no-seat");
    }
    const cards = inOrder(hand).map(([card, n]) => cardCount(store, card, n));
    return cards.length === 0
      ? store.words.text("client-heroes-hand-empty")
      : store.words.text("client-heroes-say-hand", { n: sum(hand), cards: store.words.list(cards) });
  },

  board(store: TableStore): string {
    const fair = positionOf(store)?.fair;
    if (fair == null) {
      return store.words.text("client-heroes-no-fair");
    }
    const wishes = fair.wishes.map((wish) => wishText(store, wish));
    return [store.words.text("client-heroes-say-fair", { n: wishes.length }), ...wishes].join(" ");
  },
};
