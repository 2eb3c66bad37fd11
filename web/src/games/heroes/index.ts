/** Age of Heroes at the table. */

import type { LogLine } from "../../lib/api";
import { isPlayer } from "../../lib/words";
import type { GameView } from "..";
import { answers } from "./answers";
import { drawings } from "./drawings";
import { TERMS } from "./guide";
import Middle from "./Middle.svelte";
import MyTribe from "./MyTribe.svelte";
import OtherTribes from "./OtherTribes.svelte";
import ReferenceCard from "./ReferenceCard.svelte";
import Scene from "./Scene.svelte";
import Standings from "./Standings.svelte";
import Statistics from "./Statistics.svelte";
import { says } from "./words";

const TOPICS: Readonly<Record<string, readonly string[]>> = {
  fair: [
    "fair_opens",
    "bidding",
    "fair_closes",
    "wish",
    "wish_withdrawn",
    "exchanged",
    "done",
    "drew_at_fair",
    "handed_in",
  ],
  war: ["attacked", "attack_cancelled", "stood", "duel", "battle", "spoils", "home_by_road", "armies_home", "out"],
  building: ["built", "road_built", "road_refused", "laid", "grew"],
  disasters: [
    "event",
    "aimed",
    "no_target",
    "cancelled",
    "city_destroyed",
    "earthquake_struck",
    "starved",
    "shielded",
    "barbarians_took",
    "armies_freed",
  ],
};

const IMPORTANT = new Set(["last_move", "claim_failed", "claim_goes_on", "won", "out", "attacked", "battle", "spoils"]);

/** What else a round is told by. */
const TOLD_OF_ROUND = new Set(["built", "road_built", "laid", "event", "city_destroyed", "starved", "barbarians_took"]);

/** The first round begins with its fair. */
const ROUND_BEGINS = new Set(["round", "fair_opens"]);

const COUNTED: Readonly<Record<string, string>> = {
  wish: "client-heroes-new-wishes",
  wish_withdrawn: "client-heroes-wishes-gone",
};

export const heroes: GameView = {
  drawings,
  sides: { mine: "client-heroes-mine", others: "client-heroes-others" },
  MyTribe,
  OtherTribes,
  Scene,
  Middle,
  Standings,
  Statistics,
  ReferenceCard,
  terms: TERMS,
  says,
  answers,
  lastGroups: ["end"],
  topics: [
    ["fair", "client-heroes-topic-fair"],
    ["war", "client-heroes-topic-war"],
    ["building", "client-heroes-topic-building"],
    ["disasters", "client-heroes-topic-disasters"],
  ],
  topicOf: (line: LogLine) => Object.keys(TOPICS).find((topic) => TOPICS[topic]?.includes(line.kind)) ?? "",
  roundOf: (line: LogLine) => {
    const { round } = line.message.arguments;
    return ROUND_BEGINS.has(line.kind) && typeof round === "number" ? round : null;
  },
  isImportant: (line: LogLine) => IMPORTANT.has(line.kind),
  battle: { begins: "attacked", belongs: ({ kind }: LogLine) => TOPICS.war?.includes(kind) ?? false },
  tellsRound: ({ kind }: LogLine) => IMPORTANT.has(kind) || TOLD_OF_ROUND.has(kind),
  countedAs: (line: LogLine, me: number) => {
    const { seat } = line.message.arguments;
    const own = isPlayer(seat) && seat.seat === me;
    return own ? null : (COUNTED[line.kind] ?? null);
  },
};
