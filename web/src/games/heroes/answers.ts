/** The answers to questions that are typed. */

import type { TableStore } from "../../lib/table.svelte";
import type { Answers } from "..";
import { COURSE } from "./guide";
import { says } from "./words";

function phase({ view, words }: TableStore): string {
  const here = COURSE.find(({ stages }) => stages.includes(view?.stage ?? ""));
  return here === undefined ? "" : words.text(here.word);
}

export const answers: Answers = {
  score: says.tribes,
  phase,
  side: ({ view, words }, seat) => words.text(`tribe-${view?.players[seat]?.tribe ?? ""}`),
};
