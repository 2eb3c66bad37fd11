/** The turn order, chosen player by player instead of out of all orders there are. */

import type { Offered, View } from "../../../lib/api";
import { isPlayer } from "../../../lib/words";

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;

/** The seats of an order in their order. */
export function seatsOf({ label }: Offered): number[] {
  const count = Number(label.arguments.players);
  return PLACES.slice(0, count).flatMap((place) => {
    const who = label.arguments[place];
    return isPlayer(who) ? [who.seat] : [];
  });
}

export const ordersOf = (view: View | null): Offered[] =>
  (view?.decision?.offered ?? []).filter(({ label }) => label.id === "era-do-set-order");

/** The one order that begins with `chosen`, or null while there are several. */
export function orderFrom(orders: readonly Offered[], chosen: readonly number[]): Offered | null {
  const fitting = orders.filter((order) => {
    const seats = seatsOf(order);
    return chosen.every((seat, place) => seats[place] === seat);
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** The group of the orders, where there is more than one. */
export function orderGroups(view: View | null): readonly string[] {
  const orders = ordersOf(view);
  return orders.length > 1 ? [...new Set(orders.map(({ group }) => group))] : [];
}
