/** How the log of Era of Tribes is sorted: topics, rounds, what matters most. */

import type { LogLine } from "../../../lib/api";

const TOPICS: Readonly<Record<string, readonly string[]>> = {
  battles: [
    "attack",
    "battle",
    "committed",
    "markers",
    "battle_round",
    "unit_lost",
    "battle_over",
    "battlefield",
    "plunder",
    "support",
  ],
  land: ["placed", "removed", "control", "city", "city_lost", "post", "colonies", "expansion"],
  talks: [
    "diplomatic_offer",
    "offer_accepted",
    "offer_refused",
    "offer_countered",
    "enforced",
    "bought",
    "alliance",
    "alliance_ended",
    "alliance_broken",
    "offer",
    "exchanged",
    "promise",
    "peace",
  ],
  points: ["influence", "card_scored", "card_opened", "card_revealed", "era", "improvement", "parade", "goal"],
};

export const topics: readonly (readonly [string, string])[] = [
  ["battles", "client-era-topic-battles"],
  ["land", "client-era-topic-land"],
  ["talks", "client-era-topic-talks"],
  ["points", "client-era-topic-points"],
];

export const topicOf = (line: LogLine): string =>
  Object.keys(TOPICS).find((topic) => TOPICS[topic]?.includes(line.kind)) ?? "";

export function roundOf(line: LogLine): number | null {
  const { round } = line.message.arguments;
  return line.kind === "round" && typeof round === "number" ? round : null;
}

const IMPORTANT = new Set(["battle", "battle_over", "era", "alliance", "wiped_out", "last_round", "game_over", "goal"]);

export const isImportant = (line: LogLine): boolean => IMPORTANT.has(line.kind);
