/** Questions that can be typed instead of an action. Nothing is sent for them: the page knows what it answers with. */

import { type GameView, gameView } from "../games";
import type { Offered, Refused } from "../lib/api";
import type { TableStore } from "../lib/table.svelte";
import { closeness, matches, wordsOf } from "../lib/typeahead";
import type { Words } from "../lib/words";
import { offersToMe } from "./needed";

/** What can be asked: its English name, the message with those of the page's language, and what may follow. */
const QUERIES = [
  { name: "help", word: "client-query-help", more: "nothing" },
  { name: "score", word: "client-query-score", more: "nothing" },
  { name: "clock", word: "client-query-clock", more: "nothing" },
  { name: "who", word: "client-query-who", more: "nothing" },
  { name: "goods", word: "client-query-goods", more: "words" },
  { name: "why not", word: "client-query-why-not", more: "words" },
  { name: "log", word: "client-query-log", more: "number" },
  { name: "since", word: "client-query-since", more: "nothing" },
  { name: "phase", word: "client-query-phase", more: "nothing" },
] as const;

type Name = (typeof QUERIES)[number]["name"];
export interface Query {
  name: Name;
  /** What is typed after it. */
  rest: string;
}

const MAY_FOLLOW = { nothing: /^$/, words: /^.*$/, number: /^\d*$/ } as const;
/** Lines of the log that are told without a number, and at most. */
const LINES = 5;
const MOST_LINES = 50;
const NEAREST = 3;

/** The question that is typed; null if it is none. */
export function queryIn(typed: string, words: Pick<Words, "text">): Query | null {
  const said = wordsOf(typed);
  for (const { name, word, more } of QUERIES) {
    for (const known of [name, ...words.text(word).split(",")]) {
      const beginning = wordsOf(known);
      const rest = said.slice(beginning.length).join(" ");
      if (said.length > 0 && beginning.every((part, n) => part === said[n]) && MAY_FOLLOW[more].test(rest)) {
        return { name, rest };
      }
    }
  }
  return null;
}

const pairs = (word: string): string[] => Array.from({ length: word.length - 1 }, (_, n) => word.slice(n, n + 2));

/** How much of two texts is the same, from 0 to 1: the share of pairs of letters that both have. */
function likeness(one: string, other: string): number {
  const [first, second] = [one, other].map((each) => wordsOf(each).flatMap(pairs)) as [string[], string[]];
  const common = first.filter((pair) => second.includes(pair)).length;
  return first.length + second.length === 0 ? 0 : (2 * common) / (first.length + second.length);
}

/** The entries that come nearest to what is typed where none fits, the nearest first. */
export function nearest<T>(typed: string, entries: readonly T[], texts: (entry: T) => readonly string[]): T[] {
  return entries
    .map((entry, index) => ({ entry, index, like: Math.max(...texts(entry).map((each) => likeness(typed, each))) }))
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like || a.index - b.index)
    .slice(0, NEAREST)
    .map(({ entry }) => entry);
}

/** The seat that is named, mine if none is; null if nobody is called so. */
function seatNamed(rest: string, store: TableStore, game: GameView | null): number | null {
  if (rest === "") {
    return store.view?.me ?? null;
  }
  const players = store.view?.players ?? [];
  const names = (seat: number): string[] => [store.name(seat), game?.answers.side(store, seat) ?? ""];
  const fits = ({ seat }: { seat: number }): boolean =>
    names(seat).some((name) => name !== "" && closeness(rest, name) > 0);
  return players.find(fits)?.seat ?? null;
}

function goods(rest: string, store: TableStore, game: GameView | null): string {
  const { words } = store;
  const tell = game?.answers.goods;
  if (tell === undefined) {
    return words.text("client-answer-no-goods");
  }
  const seat = seatNamed(rest, store, game);
  return seat === null
    ? words.text("client-answer-nobody", {
        name: rest,
        names: words.list((store.view?.players ?? []).map(({ name }) => name)),
      })
    : tell(store, seat);
}

const NAMED = (store: TableStore) => (option: Offered | Refused) => [store.tell(option.label), option.action ?? ""];

/** Why the refused options that fit are refused; that one may do it, if one that is offered fits. */
function whyNot(rest: string, store: TableStore): string {
  const { words, view } = store;
  const known = NAMED(store);
  const refused = rest === "" ? [] : matches(rest, view?.decision?.refused ?? [], known).slice(0, NEAREST);
  if (refused.length > 0) {
    return refused.map((option) => `${store.tell(option.label)}: ${store.tell(option.reason)}`).join(" ");
  }
  const [offered] = rest === "" ? [] : matches(rest, view?.decision?.offered ?? [], known);
  return offered === undefined
    ? words.text("client-answer-why-none", { words: rest })
    : words.text("client-answer-why-may", { option: store.tell(offered.label) });
}

function who(store: TableStore): string {
  const { words, view } = store;
  if (view?.status === "over") {
    return words.text("client-over");
  }
  const waiting = view?.waiting ?? [];
  const others = words.list(waiting.filter((seat) => seat !== view?.me).map(store.name));
  const mine = view?.me != null && waiting.includes(view.me) ? words.text("client-answer-who-you") : "";
  const rest = others === "" ? "" : words.text("client-waiting-for", { names: others });
  return [mine, rest, offersToMe(store)].filter((part) => part !== "").join(" ");
}

function lines(store: TableStore, n: number): string {
  const log = store.log.filter((line) => !line.undone).slice(-n);
  return log.length === 0 ? store.words.text("client-log-empty") : told(store, log);
}

const told = (store: TableStore, log: TableStore["log"]): string =>
  log.map((line) => store.tell(line.message)).join(" ");

/** The answer to a question, in sentences. */
export function answerTo({ name, rest }: Query, store: TableStore): string {
  const { words, view } = store;
  const game = view === null ? null : gameView(view.game);
  switch (name) {
    case "help":
      return words.text("client-answer-help", {
        names: words.list(QUERIES.map(({ word }) => words.text(word).split(",")[0] ?? "")),
      });
    case "score":
      return game?.answers.score(store) ?? "";
    case "clock":
      return words.text("client-answer-clock");
    case "who":
      return who(store);
    case "goods":
      return goods(rest, store, game);
    case "why not":
      return whyNot(rest, store);
    case "log":
      return lines(store, Math.min(Math.max(Number(rest === "" ? LINES : rest), 1), MOST_LINES));
    case "since":
      return store.news.length === 0 ? words.text("client-no-news") : told(store, store.news);
    case "phase":
      return [words.text("client-round", { n: view?.round ?? 1 }), game?.answers.phase(store) ?? ""]
        .filter((part) => part !== "")
        .join(". ");
  }
}
