/** Answers to the keys that ask what was, or what rules what is asked. */

import type { GameView } from "../games";
import type { TableStore } from "../lib/table.svelte";
import { guidanceFor } from "./guidance";
import { lastBattle, lastRound } from "./summaries";
import { wire } from "./wire";

export function tellBattle(store: TableStore, game: GameView): string {
  const lines = lastBattle(store.log, game);
  return lines.length === 0
    ? store.words.text("client-told-no-battle")
    : lines.map((line) => store.tell(line.message)).join(" ");
}

export function tellRound(store: TableStore, game: GameView): string {
  const found = lastRound(store.log, game, store.view?.status === "over");
  if (found === null) {
    return store.words.text("client-told-no-round");
  }
  const head = store.words.text("client-told-round", { round: found.round, n: found.lines.length });
  return [head, ...found.lines.map((line) => store.tell(line.message))].join(" ");
}

/** What explains the present decision, and the first of the rules that govern it. */
export async function tellRule(store: TableStore): Promise<string> {
  const { words, view } = store;
  const reference = await wire.reference(view?.game ?? "");
  const guidance = guidanceFor(view, reference?.guidance ?? []);
  const [beginning] = guidance?.rules ?? [];
  const rule = reference?.rules.find(({ id }) => beginning !== undefined && id.startsWith(beginning));
  const explained = (guidance?.introductions ?? []).map((id) => words.text(id));
  if (rule !== undefined) {
    explained.push(words.text("client-told-rule", { rule: rule.id, text: rule.text, n: guidance?.rules.length ?? 1 }));
  }
  return explained.length === 0 ? words.text("client-guide-no-rules") : explained.join(" ");
}
