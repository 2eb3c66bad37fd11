/** What an update of the position has changed on the map. */

import type { EraPosition, ProvinceState } from "../position";

const of = (state: ProvinceState | undefined, seat: number): string =>
  [state?.cubes?.[String(seat)] ?? 0, state?.owner === seat, state?.city === seat, state?.post === seat].join();

/** The provinces where something of `seat` has come, gone or changed hands; where something has come before others. */
export function changedFor(seat: number, before: EraPosition, after: EraPosition): string[] {
  const ids = new Set([...Object.keys(before.provinces), ...Object.keys(after.provinces)]);
  const changed = [...ids].filter((id) => of(before.provinces[id], seat) !== of(after.provinces[id], seat));
  const there = (id: string): number => after.provinces[id]?.cubes?.[String(seat)] ?? 0;
  const came = (id: string): boolean => there(id) > (before.provinces[id]?.cubes?.[String(seat)] ?? 0);
  return [...changed.filter(came), ...changed.filter((id) => !came(id))];
}

/** What is seen of a province: who owns it and which pieces are there; not whether its good is used. */
function seenOf({ owner, cubes = {}, city, post, battlefield, hamlet }: ProvinceState = {}): string {
  const troops = Object.entries(cubes).map(([seat, n]) => `${seat}:${n}`);
  return [owner, ...troops.sort(), "|", city, post, battlefield, hamlet].join();
}

/** A province that looks otherwise than before, and how it looks now. */
export interface Changed {
  id: string;
  seen: string;
}

export function changedBetween(before: EraPosition, after: EraPosition): Changed[] {
  const ids = new Set([...Object.keys(before.provinces), ...Object.keys(after.provinces)]);
  return [...ids].flatMap((id) => {
    const seen = seenOf(after.provinces[id]);
    return seen === seenOf(before.provinces[id]) ? [] : [{ id, seen }];
  });
}

interface Moment {
  seq: number;
  position: EraPosition;
}

/** What others have changed since the viewer last acted, now and at the moments in between. */
export class News {
  #base: Moment | null = null;
  /** Moments that came while an action of the viewer was under way. */
  #during: Moment[] = [];

  /**
   * What is new at `seq`, where the map shows `position`; `acted`: until which number the viewer's last action reaches;
   * `busy`: an action of the viewer is under way, whatever comes may be his own.
   */
  at(seq: number, position: EraPosition, acted: number, busy: boolean): Changed[] {
    if (this.#base === null || this.#base.position.seat !== position.seat) {
      this.#base = { seq, position };
      this.#during = [];
    }
    if (busy) {
      this.#during.push({ seq, position });
      return [];
    }
    for (const moment of [...this.#during, { seq, position }]) {
      if (moment.seq <= acted && moment.seq >= this.#base.seq) {
        this.#base = moment;
      }
    }
    this.#during = [];
    return seq <= this.#base.seq ? [] : changedBetween(this.#base.position, position);
  }
}
