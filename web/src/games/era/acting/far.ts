/** Ways over several provinces by typing: of a piece in a province that is named, to another that is named or begun. */

import type { Way } from "../../../lib/api";
import type { TableStore } from "../../../lib/table.svelte";
import { wordsOf } from "../../../lib/typeahead";
import { type Wire, wire } from "../../../table/wire";
import type { Further } from "../..";
import { provinceName } from "../map/names.svelte";
import { startsOf } from "./expansion";
import { actionsOf, endOf, legsOf, shortOf, waitingAt } from "./ways";

/** So many ways are listed: whoever writes on is shown fewer. */
const MOST = 12;

const namesOf = (id: string, nameOf: (id: string) => string): string[] => [id.replaceAll("_", " "), nameOf(id)];

interface Named {
  id: string;
  /** Where in the typed line it is named. */
  at: number;
  /** The line without its name, and without points at the end: how many a way takes is told. */
  rest: string;
}

/** A province as the typed line names it; null if it does not. */
function namedIn(typed: string, id: string, nameOf: (id: string) => string): Named | null {
  const padded = ` ${wordsOf(typed).join(" ")} `;
  const names = namesOf(id, nameOf).map((each) => ` ${wordsOf(each).join(" ")} `);
  const name = names.find((each) => padded.includes(each));
  if (name === undefined) {
    return null;
  }
  const rest = padded.replace(name, " ").replace(/ with \d+ points? $/, "");
  return { id, at: padded.indexOf(name), rest: rest.trim() };
}

/** The best way to each province that takes more than one step and that the last typed word can mean. */
function fitting(ways: readonly Way[], rest: string, nameOf: (id: string) => string): Way[] {
  const last = wordsOf(rest).at(-1) ?? "";
  const isMeant = (id: string): boolean =>
    namesOf(id, nameOf)
      .flatMap(wordsOf)
      .some((word) => word.startsWith(last));
  const best = new Map<string, Way>();
  for (const way of ways.filter(({ legs }) => legs.length > 1)) {
    best.set(endOf(way), best.get(endOf(way)) ?? way);
  }
  return [...best.values()].filter((way) => isMeant(endOf(way)));
}

/** The ways that `typed` can mean; none while nothing is moved. */
export async function further(
  typed: string,
  store: TableStore,
  asks: Wire = wire,
  nameOf: (id: string) => string = provinceName,
): Promise<Further[]> {
  const decision = store.view?.decision;
  const named = startsOf(store.view).map((id) => namedIn(typed, id, nameOf));
  const [start] = named.filter((one) => one !== null).sort((a, b) => a.at - b.at);
  if (decision == null || start === undefined) {
    return [];
  }
  const about = { seat: store.view?.me ?? null, decision: decision.id };
  const ways = (await asks.ways(store.table, { ...about, place: start.id })) ?? [];
  return fitting(ways, start.rest, nameOf)
    .slice(0, MOST)
    .map((way) => ({
      label: store.words.text("client-era-way-from-to", { from: nameOf(start.id), to: nameOf(endOf(way)) }),
      detail: [`${legsOf(store, way)}.`, shortOf(store, way), ...waitingAt(store, way)].join(" "),
      actions: actionsOf(way),
      where: (done) => nameOf(way.legs[done - 1]?.places.at(-1) ?? start.id),
    }));
}
