/** Which lines of the log tell of a battle, and which of a round that is over. */

import type { LogLine } from "../../../lib/api";
import { isImportant, topicOf } from "./log";

/** Attacks are announced before the battles, each of which begins with its sides. */
export const battle = {
  begins: "battle",
  belongs: (line: LogLine): boolean => topicOf(line) === "battles" && line.kind !== "attack",
};

const TOLD = new Set([
  "city",
  "city_lost",
  "plundered",
  "bought",
  "improvement",
  "influence",
  "card_scored",
  "card_opened",
  "promise_broken",
]);

export const tellsRound = (line: LogLine): boolean => isImportant(line) || TOLD.has(line.kind);
