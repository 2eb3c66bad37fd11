/** The seats of a table that is being put together. */

import type { NewSeat } from "../lib/api";

/** What stands for a person at this device and for one who comes by the link; everything else is a bot's name. */
export const HERE = "+here";
export const BY_LINK = "+link";

/** A seat that is not that of whoever puts the table together. `n`: its number, from 1. */
export interface OtherSeat {
  n: number;
  who: string;
  name: string;
  problem: string | null;
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The seats in turn order. The server takes the first person for whoever opens the table; it seats all persons at this
 * device for the same one, so the order among them says only who plays when.
 */
export function newSeats(others: readonly OtherSeat[], mine: number, name: string): NewSeat[] {
  return range(0, others.length).map((index) => {
    if (index === mine) {
      return { kind: "human", name: name.trim() };
    }
    const other = others[index < mine ? index : index - 1];
    if (other === undefined || other.who === BY_LINK) {
      return { kind: "open" };
    }
    return other.who === HERE
      ? { kind: "human", name: other.name.trim() }
      : { kind: "bot", bot: other.who, name: null };
  });
}
