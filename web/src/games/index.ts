/** How each game looks: the parts of its table and what the voice says about it. The page around them knows no game. */

import type { Component } from "svelte";
import type { LogLine } from "../lib/api";
import type { Drawings } from "../lib/Icon.svelte";
import type { TableStore } from "../lib/table.svelte";
import { era } from "./era";
import { heroes } from "./heroes";

/** What a choice that a game draws itself is given on the page for a new table. */
export interface SetUpProps {
  players: number;
  /** What is chosen now. */
  value: string;
  choose: (value: string) => void;
}

export interface GameView {
  /** The options of a table that nobody should overlook, in order; a game may draw the choice itself. */
  setUp?: readonly { option: string; Choice?: Component<SetUpProps> }[];
  drawings: Drawings;
  /** What goes on away from the map and comes before it, for a game that has one. */
  Urgent?: Component;
  /** The board that everything happens on, for a game that has one; the page leaves it most of its room. */
  Map?: Component;
  /** The name of a place on that board, by which long lists of options are folded. */
  placeName?: (place: string) => string;
  MyTribe: Component;
  OtherTribes: Component;
  /** What lies in the middle while something goes on there: a fair, a battle. */
  Scene: Component;
  /** Supplies, decks, roads. */
  Middle: Component;
  /** All sides in one table, for the end of the game. */
  Standings: Component;
  /** The game in figures, for its end. */
  Statistics: Component;
  /** The course of play, costs and cards on one card; `figures` are the game's own, as the server gives them. */
  ReferenceCard: Component<{ figures: unknown }>;
  /** The messages of the glossary's words; each is explained by the message of the same name with `-about`. */
  terms: readonly string[];
  /** Answers to the keys, in words. */
  says: Record<"tribe" | "tribes" | "hand" | "board", (store: TableStore) => string>;
  /** Groups of options that stand at the end of the list. */
  lastGroups: readonly string[];
  /** What the log can be filtered by: a name and the message that says it. */
  topics: readonly (readonly [string, string])[];
  topicOf: (line: LogLine) => string;
  /** The round that begins with this line, or null. */
  roundOf: (line: LogLine) => number | null;
  isImportant: (line: LogLine) => boolean;
  /** Lines that come in numbers are counted aloud instead of read: the message that says how many, or null. */
  countedAs: (line: LogLine, me: number) => string | null;
}

const games: Readonly<Record<string, GameView>> = { era, heroes };

export function gameView(game: string): GameView | null {
  return games[game] ?? null;
}
