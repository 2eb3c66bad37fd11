/** The way that is shown, in words for the voice. */

import type { TableStore } from "../../../lib/table.svelte";
import type { Moving } from "../acting/moving.svelte";
import { endOf, legsOf, shortOf, waitingAt } from "../acting/ways";

/** Where it leads, by which steps, what it costs, what waits there, and what other ways there are. */
export function tellWay(store: TableStore, moving: Moving, nameOf: (id: string) => string): string {
  const { words } = store;
  const { way, aimed, preview } = moving;
  if (way === null) {
    return "";
  }
  const lines = (preview?.lines ?? []).map((line) => store.tell(line));
  return [
    words.text("client-era-way-to", { name: nameOf(endOf(way)), legs: legsOf(store, way) }),
    shortOf(store, way),
    ...waitingAt(store, way, lines),
    preview?.barrier ? words.text("client-option-barrier") : "",
    words.text("client-era-way-place", { n: aimed.indexOf(way) + 1, total: aimed.length }),
    words.text("client-era-way-enter"),
  ]
    .filter((part) => part !== "")
    .join(" ");
}
