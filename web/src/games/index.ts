/** How each game looks: the parts of its table and what the voice says about it. The page around them knows no game. */

import type { Component } from "svelte";
import type { LogLine, View } from "../lib/api";
import type { Binding } from "../lib/bindings.svelte";
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

/** The keys that hold while a game's board has the focus. */
export interface BoardKeys {
  /** The message that names the board. */
  title: string;
  /** Those that can be changed. */
  bindings: readonly Binding<unknown>[];
  /** What a key would do on the board, as a message; null: nothing, or the arrows and Enter, which do something everywhere. */
  does: (event: KeyboardEvent) => string | null;
  /** The others: messages for the keys and for what they do. */
  fixed: readonly (readonly [string, string])[];
}

/** What takes several actions and can be typed as one: what it is called, what it does, and where it is after so many. */
export interface Further {
  label: string;
  detail: string;
  actions: readonly string[];
  where: (done: number) => string;
}

/** What a game answers to questions that are typed. */
export interface Answers {
  /** How far everybody is. */
  score: (store: TableStore) => string;
  /** What it is time for. */
  phase: (store: TableStore) => string;
  /** The name of the side that a seat plays, by which it can be named too. */
  side: (store: TableStore, seat: number) => string;
  /** The goods of a seat, in a game that has them. */
  goods?: (store: TableStore, seat: number) => string;
}

export interface GameView {
  /** The options of a table that nobody should overlook, in order; a game may draw the choice itself. */
  setUp?: readonly { option: string; Choice?: Component<SetUpProps> }[];
  drawings: Drawings;
  /** All sides at a glance, for a game that has it: it stands above the table. */
  Strip?: Component;
  /** What goes on away from the map and comes before it, for a game that has one. */
  Urgent?: Component;
  /** What a player decides with, in one breath, for a game that has it: it stays in sight above the question. */
  Have?: Component;
  /** What is easier to choose with than a long list, at questions that have it: it comes before the list. */
  Picker?: Component;
  /** The groups of options that the picker stands for now. */
  picked?: (view: View | null) => readonly string[];
  /** The kinds of forms that stand elsewhere on the page now, with the board: the list of options leads there. */
  formed?: (view: View | null) => readonly string[];
  /** What a plan is called that would be taken back, from its lines in the log; null: nothing better than its first line. */
  planUndone?: (lines: readonly LogLine[], store: TableStore) => string | null;
  /** The message of an option that takes a step back, in a game that has one: it is not listed while undo does the same. */
  takesBack?: string;
  /** What a typed line can mean that takes several actions. */
  further?: (typed: string, store: TableStore) => Promise<readonly Further[]>;
  /**
   * The board that everything happens on, for a game that has one; the page leaves it most of its room.
   * `told`: the places that the past moment tells of which is shown; null: it shows now.
   */
  Map?: Component<{ told: readonly string[] | null }>;
  /** The name of a place on that board, by which long lists of options are folded. */
  placeName?: (place: string) => string;
  /** The places that sentences name: which place has a name, how it is shown, and the language of the names. */
  places?: { named: (name: string) => string | null; show: (place: string) => void; language: string };
  /** What one's own tribe and those of the others are called, as messages. */
  sides: { mine: string; others: string };
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
  /** The key to the map, of it what has the words that are `wanted`, in small letters. */
  MapKey?: Component<{ wanted: string }>;
  /** The messages of the glossary's words; each is explained by the message of the same name with `-about`. */
  terms: readonly string[];
  /** Answers to the keys, in words. */
  says: Record<"tribe" | "tribes" | "hand" | "board", (store: TableStore) => string>;
  answers: Answers;
  /** Groups of options that stand at the end of the list. */
  lastGroups: readonly string[];
  /** What the log can be filtered by: a name and the message that says it. */
  topics: readonly (readonly [string, string])[];
  topicOf: (line: LogLine) => string;
  /** The round that begins with this line, or null. */
  roundOf: (line: LogLine) => number | null;
  isImportant: (line: LogLine) => boolean;
  /** Lines that answer an offer of mine: they stay in view until I act. */
  answersMe?: (line: LogLine, me: number) => boolean;
  /** Lines that every round brings, in a game that has many of them: a run of them is folded to one line. */
  isRoutine?: (line: LogLine) => boolean;
  /** The kind of line that a battle begins with, and which of the lines after it tell of it. */
  battle: { begins: string; belongs: (line: LogLine) => boolean };
  /** What a round is told by once it is over. */
  tellsRound: (line: LogLine) => boolean;
  /** The keys of the game's own board, for the sheet of keys. */
  keys?: BoardKeys;
  /** Lines that come in numbers are counted aloud instead of read: the message that says how many, or null. */
  countedAs: (line: LogLine, me: number) => string | null;
}

const games: Readonly<Record<string, GameView>> = { era, heroes };

export function gameView(game: string): GameView | null {
  return games[game] ?? null;
}
