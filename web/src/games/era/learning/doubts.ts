/** Where printed figures come from, in words; the doubtful ones are worked out or made for this table. */

import type { Words } from "../../../lib/words";
import type { Province } from "../map/board";
import type { Doubts } from "./printed";

type DoubtfulSource = Doubts["tables"][number]["source"];

const SOURCES: Readonly<Record<DoubtfulSource, string>> = {
  inferred: "client-era-learn-source-inferred",
  designed: "client-era-learn-source-designed",
};

export const sourceName = (words: Words, source: DoubtfulSource): string => words.text(SOURCES[source]);

/** The source of the figures `word`, such as `barbarian-chart`; null if they are not in doubt. */
export const sourceOf = (doubts: Doubts | undefined, word: string): DoubtfulSource | null =>
  doubts?.tables.find((one) => one.word === word)?.source ?? null;

/** The values of a province in the order of its card, and the messages that name them. */
const VALUES = [
  ["name", "client-era-source-of-name"],
  ["kind", "client-era-source-of-kind"],
  ["area", "client-era-source-of-area"],
  ["terrain", "client-era-source-of-terrain"],
  ["settleable", "client-era-source-of-settleable"],
  ["goods", "client-era-source-of-goods"],
  ["food", "client-era-source-of-food"],
  ["food_kind", "client-era-source-of-food-kind"],
  ["home", "client-era-source-of-home"],
  ["barbarian", "client-era-source-of-barbarian"],
] as const;

/** Values of a province by their source, the doubtful ones first: `[["inferred", ["its name", ...]], ...]`. */
export function sourcesOf(words: Words, { source = {} }: Province): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const [value, word] of VALUES) {
    const from = source[value];
    if (from !== undefined) {
      found.set(from, [...(found.get(from) ?? []), words.text(word)]);
    }
  }
  const certain = ([from]: [string, string[]]): number => (from in SOURCES ? 0 : 1);
  return [...found].sort((one, other) => certain(one) - certain(other));
}

/** The same in sentences; empty if nothing is known of it or nothing is in doubt. */
export function provinceSources(words: Words, province: Province): string {
  const sources = sourcesOf(words, province);
  return sources.some(([from]) => from in SOURCES)
    ? sources
        .map(([from, values]) => words.text("client-era-source-told", { source: from, values: words.list(values) }))
        .join(" ")
    : "";
}
