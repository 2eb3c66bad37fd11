/** The map by its hexagons: who holds how much of each. */

import type { EraPosition } from "../../position";
import type { Hexagon, Province } from "../board";
import { piecesIn } from "./holders";

export interface Holding {
  /** Null: nobody. */
  seat: number | null;
  provinces: number;
  /** Vassals and fleets. */
  pieces: number;
}

export interface Area {
  id: string;
  name: string;
  provinces: readonly Province[];
  /** Who holds most comes first, nobody last. */
  holdings: readonly Holding[];
}

/** All hexagons with provinces in play; a province that lies in several belongs to the first. */
export function areasOf(hexagons: readonly Hexagon[], provinces: readonly Province[], position: EraPosition): Area[] {
  return hexagons.flatMap(({ id, name }) => {
    const here = provinces.filter(({ areas }) => areas[0] === id);
    return here.length === 0 ? [] : [{ id, name, provinces: here, holdings: holdingsOf(here, position) }];
  });
}

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
