/** How rules are shown wherever they are read. */

import type { Rule } from "./api";

/** The ledgers of the rules are written in this language. */
export const RULES_LANGUAGE = "en";

/** The message that names the part of the rules: `aoh.move.2-08` stands in `rules-aoh-move-2`. */
export const partOf = (id: string): string => `rules-${id.replace(/-\d+$/, "").replaceAll(".", "-")}`;

/** The rules by their parts, in the order of the ledger. */
export function byPart(rules: readonly Rule[]): [string, Rule[]][] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const part = partOf(rule.id);
    found.set(part, [...(found.get(part) ?? []), rule]);
  }
  return [...found];
}
