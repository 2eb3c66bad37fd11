/** The fair's board in the order in which a player reads it: what I can take, what is meant for me, the rest, my own. */

import type { LogLine, Offered } from "../../lib/api";
import type { TableStore } from "../../lib/table.svelte";
import { isPlayer } from "../../lib/words";
import type { Fair, Wish } from "./position";

export type Part = "takes" | "to-me" | "rest" | "mine";

export interface Row {
  wish: Wish;
  /** The ways I can take it: one for each card I could give. */
  takes: Offered[];
  /** The way I can take it back. */
  withdraw: Offered | null;
  /** It has come since I last acted. */
  fresh: boolean;
}

export interface BoardPart {
  part: Part;
  rows: Row[];
}

const PARTS: readonly Part[] = ["takes", "to-me", "rest", "mine"];

export function boardParts(store: TableStore, fair: Fair): BoardPart[] {
  const wishes = [...fair.wishes, ...fair.list];
  const rows = wishes.map((wish) => rowOf(store, wish, wishes));
  return PARTS.map((part) => ({ part, rows: rows.filter((row) => partOf(store, row) === part) })).filter(
    ({ rows: some }) => some.length > 0,
  );
}

function partOf(store: TableStore, row: Row): Part {
  if (row.wish.mine) {
    return "mine";
  }
  return row.takes.length > 0 ? "takes" : row.wish.to === store.view?.me ? "to-me" : "rest";
}

function rowOf(store: TableStore, wish: Wish, all: readonly Wish[]): Row {
  const offered = store.view?.decision?.offered ?? [];
  const alike = all.filter((other) => other.mine && other.give === wish.give).length;
  return {
    wish,
    takes: wish.mine ? [] : offered.filter((option) => option.group === "take" && takes(option, wish)),
    withdraw:
      wish.mine && alike === 1
        ? (offered.find((option) => option.group === "withdraw" && names(option, "give", wish.give)) ?? null)
        : null,
    fresh: !wish.mine && store.news.some((line) => announces(line, wish)),
  };
}

function names(option: Offered, argument: string, card: string): boolean {
  const word = option.label.arguments[argument];
  return typeof word === "object" && "word" in word && word.word.endsWith(`card-${card}`);
}

function takes(option: Offered, wish: Wish): boolean {
  const { owner } = option.label.arguments;
  return isPlayer(owner) && owner.seat === wish.owner && names(option, "get", wish.give);
}

function announces(line: LogLine, wish: Wish): boolean {
  const { seat, give } = line.message.arguments;
  const isGive = typeof give === "object" && "word" in give && give.word.endsWith(`card-${wish.give}`);
  return line.kind === "wish" && isPlayer(seat) && seat.seat === wish.owner && isGive;
}

/** What has changed on the board since I last acted. */
export function changes(store: TableStore): { come: number; gone: number; exchanged: number } {
  const kinds = store.news.filter((line) => !line.undone).map((line) => line.kind);
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  return { come: count("wish"), gone: count("wish_withdrawn"), exchanged: count("exchanged") };
}
