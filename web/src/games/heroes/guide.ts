/** What the help says of Age of Heroes: the course of a round, the words, and where in the rules a decision stands. */

import type { View } from "../../lib/api";

/** The steps of a round in their order: the message that says each, and the stages that belong to it. */
export const COURSE: readonly { word: string; stages: readonly string[]; inMove: boolean }[] = [
  { word: "client-heroes-course-fair-draw", stages: ["fair:draw", "fair:effects"], inMove: false },
  { word: "client-heroes-course-fair", stages: ["fair:bidding"], inMove: false },
  { word: "client-heroes-course-check", stages: ["move"], inMove: true },
  { word: "client-heroes-course-card", stages: ["move:0"], inMove: true },
  {
    word: "client-heroes-course-action",
    stages: ["move:2", "war:muster", "war:answer", "war:dice", "war:spoils"],
    inMove: true,
  },
  { word: "client-heroes-course-lay", stages: ["move:3"], inMove: true },
  { word: "client-heroes-course-discard", stages: ["move:4"], inMove: true },
  { word: "client-heroes-course-home", stages: ["move:5"], inMove: true },
];

/** What the ids of the rules of a stage begin with. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  "fair:draw": ["aoh.fair-"],
  "fair:effects": ["aoh.evt."],
  "fair:bidding": ["aoh.fair-"],
  "move:0": ["aoh.move.1-"],
  "move:2": ["aoh.move.2-"],
  "move:3": ["aoh.move.3-"],
  "move:4": ["aoh.move.4-"],
  "move:5": ["aoh.move.5-"],
  "war:muster": ["aoh.battle-"],
  "war:answer": ["aoh.battle-", "aoh.evt.olymp-"],
  "war:dice": ["aoh.est-"],
  "war:spoils": ["aoh.win-"],
  "event:earthquake": ["aoh.evt.quake-"],
  "event:eruption": ["aoh.evt.erupt-"],
  "event:answer": ["aoh.evt.fort-", "aoh.evt.olymp-"],
};

export const rulesNow = (view: View): readonly string[] => RULES[view.stage] ?? ["aoh.move.0-", "aoh.vict-"];

/** The words that the glossary explains; each has its meaning in the message of the same name with `-about`. */
export const TERMS: readonly string[] = [
  "resource-deck",
  "basic-deck",
  "usual-resource",
  "special-resource",
  "event",
  "disaster",
  "fair",
  "wish",
  "sealed",
  "able-army",
  "line",
  "victorious-army",
  "purpose",
  "last-move",
  "standing-order",
].map((term) => `heroes-term-${term}`);

export interface Figures {
  cards: { word: string; class: "usual" | "special" | "event" | "immediate"; copies: number; tribe: string | null }[];
  pieces: { word: string; copies: number; cost: Record<string, number> }[];
}
