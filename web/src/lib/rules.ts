/** How rules are shown wherever they are read. */

import type { Rule } from "./api";
import type { Words } from "./words";

/** The message that names the part of the rules: `aoh.move.2-08` stands in `rules-aoh-move-2`. */
export const partOf = (id: string): string => `rules-${id.replace(/-\d+$/, "").replaceAll(".", "-")}`;

/** A rule by its number and by what it is about. */
export const ruleNamed = (words: Pick<Words, "text">, rule: string): string =>
  words.text("client-log-rule", { rule, section: words.text(partOf(rule)) });

/** Whether a rule has these words, in its text as it is shown or in its id. */
export const speaksOf = (rule: Rule, words: string): boolean =>
  [rule.id, rule.text].some((text) => text.toLowerCase().includes(words));

/** The rules by their parts, in the order of the ledger. */
export function byPart(rules: readonly Rule[]): [string, Rule[]][] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const part = partOf(rule.id);
    found.set(part, [...(found.get(part) ?? []), rule]);
  }
  return [...found];
}
