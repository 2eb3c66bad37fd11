/** The answers to questions that are typed: the influence of all, what it is time for, the goods of a tribe. */

import type { TableStore } from "../../../lib/table.svelte";
import type { Answers } from "../..";
import { positionOf } from "../position";
import { goodNamed, signed, tribeName } from "./facts";

function phase(store: TableStore): string {
  const step = positionOf(store)?.step ?? "";
  if (step === "scoring") {
    return store.words.text("client-era-learn-scoring");
  }
  const message = step === "set_up" ? `era-course-set_up-${store.view?.stage ?? ""}` : `era-course-round-${step}`;
  return store.words.has(message) ? store.words.text(message) : "";
}

function goods(store: TableStore, seat: number): string {
  const { words } = store;
  const all = Object.entries(positionOf(store)?.players[seat]?.figures?.goods ?? {});
  const told = all.map(([kind, { n, unused }]) => {
    const used = unused < n ? `, ${words.text("client-era-used", { n: n - unused })}` : "";
    return `${n} ${goodNamed(store, kind)}${used}`;
  });
  return words.text("client-answer-goods", {
    name: store.name(seat),
    goods: told.length === 0 ? words.text("client-era-none") : told.join("; "),
  });
}

export const answers: Answers = {
  score: (store) =>
    (positionOf(store)?.players ?? [])
      .map(({ seat, influence }) =>
        store.words.text("client-era-answer-score", { name: store.name(seat), influence: signed(influence) }),
      )
      .join(" "),
  phase,
  side(store, seat) {
    const tribe = positionOf(store)?.players[seat];
    return tribe === undefined ? "" : tribeName(store, tribe);
  },
  goods,
};
