/** The regions of the map: who holds how much of each. */

import type { EraPosition } from "../../position";
import type { Province } from "../board";
import type { Region } from "../regions";
import { piecesIn } from "./holders";

export interface Holding {
  /** Null: nobody. */
  seat: number | null;
  provinces: number;
  /** Vassals and fleets. */
  pieces: number;
}

export interface Area extends Region {
  /** Who holds most comes first, nobody last. */
  holdings: readonly Holding[];
}

/** Every region with who holds how much of it. */
export const areasOf = (regions: readonly Region[], position: EraPosition): Area[] =>
  regions.map((region) => ({ ...region, holdings: holdingsOf(region.provinces, position) }));

function holdingsOf(here: readonly Province[], position: EraPosition): Holding[] {
  const found = new Map<number | null, Holding>();
  const add = (seat: number | null, provinces: number, pieces: number): void => {
    const had = found.get(seat) ?? { seat, provinces: 0, pieces: 0 };
    found.set(seat, { seat, provinces: had.provinces + provinces, pieces: had.pieces + pieces });
  };
  for (const { id } of here) {
    add(position.provinces[id]?.owner ?? null, 1, 0);
    for (const [seat, n] of piecesIn(position, id)) {
      add(seat, 0, n);
    }
  }
  const last = ({ seat }: Holding): number => (seat === null ? 1 : 0);
  return [...found.values()].sort(
    (a, b) => last(a) - last(b) || b.provinces - a.provinces || b.pieces - a.pieces || (a.seat ?? 0) - (b.seat ?? 0),
  );
}
