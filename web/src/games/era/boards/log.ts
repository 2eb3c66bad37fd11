/** How the log of Era of Tribes is sorted: topics, rounds, what matters most. */

import type { LogLine } from "../../../lib/api";
import { isPlayer } from "../../../lib/words";
import { wordIn } from "./facts";

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
    "plundered",
    "sea_battle_wanted",
    "militia",
    "mercenary_back",
    "support",
    "support_bid",
    "support_countered",
    "support_refused",
  ],
  land: ["placed", "removed", "control", "city", "city_lost", "post", "post_lost", "colonies", "expansion"],
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
    "offer_withdrawn",
    "offer_lapsed",
    "exchanged",
    "promise",
    "promise_kept",
    "promise_broken",
    "promise_lapsed",
    "main_action",
    "treaty",
    "ring_free",
  ],
  points: ["influence", "card_scored", "card_opened", "card_revealed", "era", "improvement", "parade", "goal"],
};

export const topics: readonly (readonly [string, string])[] = [
  ["battles", "client-era-topic-battles"],
  ["land", "client-era-topic-land"],
  ["talks", "client-era-topic-talks"],
  ["points", "client-era-topic-points"],
];

/** Leaders are placed for what their field is about, and an order that the ring has set was settled by Diplomacy. */
const FIELD_TOPICS: Readonly<Record<string, string>> = {
  "era-field-expansion": "land",
  "era-field-diplomacy": "talks",
  "era-field-improvement": "points",
  "era-field-revolution": "points",
};

export function topicOf({ kind, message }: LogLine): string {
  if (kind === "turn_order") {
    return message.arguments.by_ring === "yes" ? "talks" : "";
  }
  const topic = FIELD_TOPICS[wordIn(message, "field")];
  return topic ?? Object.keys(TOPICS).find((name) => TOPICS[name]?.includes(kind)) ?? "";
}

export function roundOf(line: LogLine): number | null {
  const { round } = line.message.arguments;
  return line.kind === "round" && typeof round === "number" ? round : null;
}

const IMPORTANT = new Set(["battle", "battle_over", "era", "alliance", "wiped_out", "last_round", "game_over", "goal"]);

export const isImportant = (line: LogLine): boolean => IMPORTANT.has(line.kind);

const ANSWERS = new Set(["offer_accepted", "offer_refused", "offer_countered", "exchanged"]);

/** What another answers to an offer of mine. */
export function answersMe({ kind, message }: LogLine, me: number): boolean {
  const { seat, other } = message.arguments;
  const isMe = (who: typeof seat): boolean => isPlayer(who) && who.seat === me;
  return ANSWERS.has(kind) && (kind === "exchanged" ? isMe(seat) || isMe(other) : isMe(other));
}

const ROUTINE = new Set(["surplus", "army_goods", "ring_free"]);
/** What morale moves by at the start of every round. */
const ROUTINE_CAUSES = new Set(["era-cause-round", "era-cause-era"]);

/** Clean-up and the fall of morale, which each round brings for everybody. */
export const isRoutine = ({ kind, message }: LogLine): boolean =>
  ROUTINE.has(kind) || (kind === "morale" && ROUTINE_CAUSES.has(wordIn(message, "cause")));
