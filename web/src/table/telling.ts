/** Answers to the keys that ask what was, or what rules what is asked. */

import type { GameView } from "../games";
import type { LogLine } from "../lib/api";
import type { Change, TableStore } from "../lib/table.svelte";
import { keyFor } from "../lib/whose";
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

/** What has happened since this seat last acted; if that is nothing, what was news before. */
export class News {
  #before: readonly LogLine[] = [];

  /** Something has happened. What somebody does oneself is no news. */
  note(store: TableStore, { own }: Pick<Change, "own">): void {
    if (!own && store.news.length > 0) {
      this.#before = store.news;
    }
  }

  tell(store: TableStore): string {
    const told = (lines: readonly LogLine[]): string =>
      lines
        .filter(({ undone }) => !undone)
        .map(({ message }) => store.tell(message))
        .join(" ");
    const [now, before] = [told(store.news), told(this.#before)];
    if (now !== "") {
      return now;
    }
    return before === "" ? store.words.text("client-no-news") : store.words.text("client-no-news-but", { before });
  }
}

/** What explains the present decision, a paragraph each, and the first of the rules that govern it. */
async function explanations(store: TableStore): Promise<string[]> {
  const { words, view } = store;
  const reference = await wire.reference(view?.game ?? "");
  const guidance = guidanceFor(view, reference?.guidance ?? []);
  const [beginning] = guidance?.rules ?? [];
  const rule = reference?.rules.find(({ id }) => beginning !== undefined && id.startsWith(beginning));
  const explained = (guidance?.introductions ?? []).map((id) => words.text(id));
  if (rule !== undefined) {
    const told = { rule: rule.id, text: rule.text, n: guidance?.rules.length ?? 1, key: keyFor(words, "guide") };
    explained.push(words.text("client-told-rule", told).trim());
  }
  return explained;
}

/** Explains what is asked bit by bit: first the question again, then a paragraph more with each press of the key. */
export class Explaining {
  #decision = "";
  #told = 0;

  /** Another key comes between: the explanation begins anew. */
  leave(): void {
    this.#told = 0;
  }

  async more(store: TableStore, asked: string): Promise<string> {
    const decision = store.view?.decision?.id ?? "";
    if (decision !== this.#decision) {
      this.#decision = decision;
      this.#told = 0;
    }
    const parts = [asked, ...(await explanations(store))];
    if (parts.length === 1) {
      return [asked, store.words.text("client-guide-no-rules")].join(" ").trim();
    }
    const part = parts[this.#told] ?? "";
    this.#told = (this.#told + 1) % parts.length;
    const left = this.#told === 0 ? 0 : parts.length - this.#told;
    return left === 0 ? part : [part, store.words.text("client-told-more", { n: left })].join(" ").trim();
  }
}
