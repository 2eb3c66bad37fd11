/** Long lists of options, folded: in each group by where the options begin, so that one chooses a piece, then what it does. */

import type { Message, Offered, Refused } from "../lib/api";
import type { Words } from "../lib/words";

export interface Entry {
  key: string;
  label: string;
  offered: Offered | null;
  refused: Refused | null;
}

export interface Group {
  group: string;
  entries: Entry[];
}

/**
 * The options by group, in the order in which groups first appear, the refused ones at the end of their group. `last`:
 * groups that go to the end, so that nobody chooses by accident what ends something.
 */
export function grouped(
  offered: readonly Offered[],
  refused: readonly Refused[],
  tell: (message: Message) => string,
  last: readonly string[] = [],
): Group[] {
  const groups = new Map<string, Entry[]>();
  const entriesOf = (group: string): Entry[] => {
    const entries = groups.get(group) ?? [];
    groups.set(group, entries);
    return entries;
  };
  for (const option of offered) {
    entriesOf(option.group).push({ key: option.action, label: tell(option.label), offered: option, refused: null });
  }
  refused.forEach((option, index) => {
    const key = `refused ${index} ${option.group}`;
    entriesOf(option.group).push({ key, label: tell(option.label), offered: null, refused: option });
  });
  const all = Array.from(groups, ([group, entries]) => ({ group, entries }));
  return [...all.filter(({ group }) => !last.includes(group)), ...all.filter(({ group }) => last.includes(group))];
}

/** The groups with those of `kinds` as one, in the place of the first of them. */
export function joined(groups: readonly Group[], kinds: readonly string[]): Group[] {
  const together = groups.filter(({ group }) => kinds.includes(group));
  const one = together[0];
  return one === undefined
    ? [...groups]
    : groups
        .filter((group) => group === one || !together.includes(group))
        .map((group) => (group === one ? { ...one, entries: together.flatMap(({ entries }) => entries) } : group));
}

/** More options than this are too many to be seen one by one. */
export const MOST_UNFOLDED = 39;

/** So many options may stand beside what stands for them. */
const MOST_BESIDE = 3;

/** Options of a group that begin at one place, or all of it, or all of it that cannot be done. */
export interface Fold {
  key: string;
  /** Null: the fold is not of one place. */
  place: string | null;
  entries: readonly Entry[];
}

/** What a fold is called: where its options begin, and how many of them can be done and how many cannot. */
export function foldText({ place, entries }: Fold, words: Words, nameOf?: (place: string) => string): string {
  const n = entries.filter(({ offered }) => offered !== null).length;
  if (place === null && n === 0) {
    return words.text("client-options-impossible", { n: entries.length });
  }
  const refused = n === 0 ? 0 : entries.length - n;
  return place === null
    ? words.text("client-options-all", { n })
    : words.text("client-options-fold", { place: nameOf?.(place) ?? place, n, refused });
}

/** What stands in a list: an option, or a fold that opens. */
export interface Row {
  key: string;
  /** What typing finds. */
  label: string;
  entry: Entry | null;
  /** The fold that the row is, or lies in. */
  fold: Fold | null;
  /** The place of an option among all that can be chosen, or among all that cannot. */
  index: number;
}

const canBeDone = (part: Fold | Entry): boolean =>
  "entries" in part ? part.entries.some(canBeDone) : part.offered !== null;

/** The folds of a group, and the entries that stand alone, in their order, but all that cannot be done in one fold, last; a short list has no folds. */
function partsOf({ group, entries }: Group, folds: boolean): (Fold | Entry)[] {
  if (!folds) {
    return [...entries];
  }
  const placeOf = ({ offered, refused }: Entry): string => (offered ?? refused)?.places[0] ?? "";
  const places = new Map<string, Entry[]>();
  for (const entry of entries) {
    places.set(placeOf(entry), [...(places.get(placeOf(entry)) ?? []), entry]);
  }
  const parts: (Fold | Entry)[] = [];
  for (const entry of entries) {
    const place = placeOf(entry);
    const together = places.get(place) ?? [];
    if (place === "" || together.length < 2 || places.size < 2) {
      parts.push(entry);
    } else if (together[0] === entry) {
      parts.push({ key: `fold ${group} ${place}`, place, entries: together });
    }
  }
  const impossible = parts
    .filter((part) => !canBeDone(part))
    .flatMap((part) => ("entries" in part ? part.entries : part));
  return impossible.length < 2
    ? parts
    : [...parts.filter(canBeDone), { key: `fold ${group} impossible`, place: null, entries: impossible }];
}

/**
 * All rows of each group, those in folds behind their fold. `nameOf`: of a place; without it nothing is folded by places.
 * `whole`: groups that are folded as they are.
 */
export function rowsOf(
  groups: readonly Group[],
  nameOf: ((place: string) => string) | undefined,
  whole: readonly string[] = [],
): Row[][] {
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const met = { offered: 0, refused: 0 };
  const option = (entry: Entry, fold: Fold | null): Row => {
    const sort = entry.offered === null ? "refused" : "offered";
    const row = { key: entry.key, label: entry.label, entry, fold, index: met[sort] };
    met[sort] += 1;
    return row;
  };
  return groups.map((group) =>
    (whole.includes(group.group) && group.entries.length > MOST_BESIDE
      ? [{ key: `fold ${group.group}`, place: null, entries: group.entries }]
      : partsOf(group, nameOf !== undefined && total > MOST_UNFOLDED)
    ).flatMap((part) =>
      "label" in part
        ? [option(part, null)]
        : [
            { key: part.key, label: nameOf?.(part.place ?? "") ?? "", entry: null, fold: part, index: -1 },
            ...part.entries.map((entry) => option(entry, part)),
          ],
    ),
  );
}
