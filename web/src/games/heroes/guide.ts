/** What the help says of Age of Heroes: the course of a round, and the words. */

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
