/** What waits for an answer of mine out of turn, in words. */

import type { TableStore } from "../lib/table.svelte";

/** Whose offers wait, and how many there are; empty if none does. */
export function offersToMe({ view, words, name }: Pick<TableStore, "view" | "words" | "name">): string {
  const by = view?.status === "playing" ? view.to_answer : [];
  if (by.length === 0) {
    return "";
  }
  return words.text("client-offers-wait", { n: by.length, names: words.list([...new Set(by)].map(name)) });
}
