/** The tribes in a few figures each, in turn order, for the strip above the table. */

import type { EraPosition, Tribe } from "../position";

/** What a figure counts, which is also the name of its drawing. */
export type Counted = "influence" | "thalers" | "leaders" | "army";

export interface Cell {
  tribe: Tribe;
  /** Everything in its regular army. */
  army: number;
  figures: readonly (readonly [Counted, number])[];
  /** Who must decide now. */
  now: boolean;
}

/** A cell for each seat: those in the turn order first, before there is one as they sit. `waiting`: who must decide now. */
export function cellsOf(position: EraPosition, waiting: readonly number[]): Cell[] {
  const { order, players } = position;
  const placed = order.flatMap((seat) => players[seat] ?? []);
  const rest = players.filter(({ seat }) => !order.includes(seat));
  return [...placed, ...rest].map((tribe) => cellOf(tribe, waiting.includes(tribe.seat)));
}

function cellOf(tribe: Tribe, now: boolean): Cell {
  const army = tribe.figures?.army ?? tribe.army;
  return {
    tribe,
    army,
    figures: [
      ["influence", tribe.influence],
      ["thalers", tribe.thalers],
      ["leaders", tribe.ready],
      ["army", army],
    ],
    now,
  };
}
