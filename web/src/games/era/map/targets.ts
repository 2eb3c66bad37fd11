/** Which options meet which provinces. The server names the provinces of each option, from where to where. */

import type { Decision, Offered, Refused } from "../../../lib/api";
import { placesOf } from "../../../table/log";

const lastOf = (places: readonly string[]): string | undefined => places.at(-1);

/** Groups of options that lead nowhere: all their places mean the same. */
const ALIKE: ReadonlySet<string> = new Set(["tribe"]);

/** Whether an option leads from its first place to its last. */
const leads = ({ group, places }: Offered | Refused): boolean => places.length > 1 && !ALIKE.has(group);

/** Whether an option begins in a province and leads to another. */
export const startsIn = (option: Offered | Refused, start: string): boolean =>
  leads(option) && option.places[0] === start;

/** Where an option has its effect. */
const endsOf = (option: Offered): readonly string[] => (leads(option) ? option.places.slice(-1) : option.places);

/** Where an option would have its effect; with `start` chosen, of those that begin there. In the order of the options. */
export function targets(decision: Decision | null, start: string | null): string[] {
  const options = decision?.offered.filter((option) => start === null || startsIn(option, start)) ?? [];
  return [...new Set(options.flatMap(endsOf))];
}

/** Where an option begins that leads elsewhere: the pieces that can be chosen. */
export function starts(decision: Decision | null): ReadonlySet<string> {
  const moving = decision?.offered.filter(leads) ?? [];
  return new Set(moving.flatMap((option) => option.places[0] ?? []));
}

/**
 * What can be done at a province. With a start chosen elsewhere only what leads from there to here, if there is
 * anything; else all that has to do with the province.
 */
export function optionsAt<O extends Offered | Refused>(options: readonly O[], id: string, start: string | null): O[] {
  const here = options.filter((option) => option.places.includes(id));
  if (start === null || start === id) {
    return here;
  }
  const between = here.filter((option) => startsIn(option, start) && lastOf(option.places) === id);
  return between.length > 0 ? between : here;
}

/**
 * Where a question is asked, for somebody who looks at `cursor`: where it is fought, else at what it
 * names, else where the first piece or effect is. Null: it is asked there too, or nowhere on the map.
 */
export function ledTo(
  decision: Decision | null,
  fought: string | null,
  cursor: string,
  placeOf: (name: string) => string | null,
): string | null {
  if (decision === null || optionsAt(decision.offered, cursor, null).length > 0) {
    return null;
  }
  const named = placesOf([{ message: decision.prompt }], placeOf);
  return fought ?? [...named, ...starts(decision), ...targets(decision, null)][0] ?? null;
}

/**
 * The one option that a click means, or null if there is none or it is not plain which. Of several the only one that
 * costs nothing; of several pieces at the start the freshest, or, for one that is on its way, the one that has moved.
 */
export function meant(
  decision: Decision | null,
  id: string,
  start: string | null,
  onItsWay: boolean = false,
): Offered | null {
  const found = optionsAt(decision?.offered ?? [], id, start).filter(
    (option) => endsOf(option).includes(id) && (!leads(option) || startsIn(option, start ?? "")),
  );
  const free = found.length > 1 ? found.filter(({ cost }) => cost === null) : found;
  const [first] = free;
  if (first === undefined || free.some(({ label }) => label.id !== first.label.id)) {
    return null;
  }
  const points = ({ label }: Offered): number => Number(label.arguments.points ?? 0);
  const most = (onItsWay ? Math.min : Math.max)(...free.map(points));
  const best = free.filter((option) => points(option) === most);
  return best.length === 1 ? (best[0] ?? null) : null;
}
