/** Views as the server sends them, for tests of the page: shapes only, not positions that a game has reached. */

import type { HeroesPosition, Tribe } from "../games/heroes/position";
import type {
  AffairLine,
  Decision,
  Lobby,
  LogLine,
  Message,
  Offered,
  Player,
  Refused,
  SeatInfo,
  View,
} from "../lib/api";

export const message = (id: string, args: Message["arguments"] = {}): Message => ({ id, arguments: args });

export const offered = (action: string, label: Message, rest: Partial<Offered> = {}): Offered => ({
  action,
  group: "action",
  label,
  cost: null,
  consequence: null,
  wasteful: false,
  barrier: false,
  places: [],
  ...rest,
});

export const refused = (action: string, label: Message, reason: Message, rule: string, group = "action"): Refused => ({
  action,
  group,
  label,
  reason,
  rule,
  places: [],
});

export const line = (seq: number, kind: string, told: Message, rules: string[] = []): LogLine => ({
  seq,
  kind,
  message: told,
  rules,
  undone: false,
});

const TRIBES: [string, string][] = [
  ["egyptians", "limestone"],
  ["romans", "concrete"],
  ["greeks", "marble"],
  ["babylonians", "bricks"],
];

const tribe = (seat: number, rest: Partial<Tribe> = {}): Tribe => ({
  seat,
  tribe: TRIBES[seat]?.[0] ?? "celts",
  special: TRIBES[seat]?.[1] ?? "sandstone",
  cities: 1,
  armies: [{ led: false, place: "home" }],
  fortresses: 0,
  monument: 0,
  out: false,
  hand_size: 4,
  claim: false,
  neighbours: [(seat + 1) % 4, (seat + 3) % 4],
  roads: [],
  ...rest,
});

export const position = (rest: Partial<HeroesPosition> = {}): HeroesPosition => ({
  stage: "move:2",
  round: 3,
  turn: 0,
  first: 1,
  players: [
    tribe(0, { cities: 2, monument: 2, hand_size: 8, roads: [1] }),
    tribe(1, {
      cities: 4,
      fortresses: 2,
      roads: [0],
      armies: [
        { led: true, place: "home" },
        { led: false, place: "away" },
      ],
    }),
    tribe(2, {
      monument: 5,
      claim: true,
      armies: [
        { led: false, place: "quaked" },
        { led: true, place: "sent" },
      ],
    }),
    tribe(3, { out: true, cities: 0, armies: [], hand_size: 0 }),
  ],
  hand: { grain: 2, iron: 1, gold: 1, limestone: 3, hero: 1 },
  roads: [[0, 1]],
  supply: { city: 5, army: 7, fortress: 7, general: 4, road: 5 },
  deck: 61,
  discard: { grain: 4, wood: 2, hunger: 1 },
  fair: null,
  war: null,
  disaster: null,
  draft: [],
  ...rest,
});

export const decision = (rest: Partial<Decision> = {}): Decision => ({
  id: "1-abc",
  must: true,
  prompt: message("test-prompt"),
  offered: [
    offered("tax", message("test-tax"), { consequence: message("test-tax-consequence"), barrier: true }),
    offered("build army with iron grain grain", message("test-build", { piece: { word: "piece-army" } }), {
      group: "build",
      cost: message("test-cost", { cards: { count: { "test-count-iron": 1, "test-count-grain": 2 } } }),
    }),
    offered("pass", message("test-pass"), { wasteful: true }),
  ],
  refused: [
    refused(
      "build city with nothing",
      message("test-build", { piece: { word: "piece-city" } }),
      message("test-lacks"),
      "aoh.base-16",
      "build",
    ),
  ],
  forms: [],
  ...rest,
});

/** A seat: mine or a bot's, unless something else is said. */
export const seat = (number: number, name: string, rest: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "human",
  name,
  bot: null,
  mine: false,
  stand_in: false,
  free: false,
  resigned: false,
  reserved: false,
  here: true,
  ...rest,
});

const botSeat = (number: number, name: string, bot: string): SeatInfo => seat(number, name, { kind: "bot", bot });

const SEATS = [
  seat(0, "Ann", { mine: true }),
  botSeat(1, "Ben", "greedy"),
  botSeat(2, "Cleo", "greedy"),
  botSeat(3, "Dora", "random"),
];

export const lobby = (rest: Partial<Lobby> = {}): Lobby => ({
  table: "t1",
  game: "heroes",
  status: "playing",
  options: {},
  seats: SEATS,
  host: true,
  spectators: true,
  affairs: 1,
  proposals: [],
  rematch: null,
  nudged: [],
  stopped: null,
  ...rest,
});

export const affair = (n: number, kind: string, told: Message, rest: Partial<AffairLine> = {}): AffairLine => ({
  n,
  at: 1_700_000_000 + n,
  kind,
  seat: 1,
  message: told,
  text: null,
  ...rest,
});

const player = (info: SeatInfo): Player => ({ ...info, tribe: TRIBES[info.seat]?.[0] ?? "celts" });

export const view = (rest: Partial<View> = {}): View => ({
  table: "t1",
  game: "heroes",
  status: "playing",
  seq: 3,
  me: 0,
  mine: [0],
  players: SEATS.map(player),
  options: {},
  commitment: "c0ffee",
  seed: null,
  stage: "move:2",
  round: 3,
  waiting: [0],
  position: position(),
  decision: decision(),
  anytime: [],
  anytime_forms: [],
  standing_orders: [],
  undo: null,
  result: null,
  to_answer: [],
  unanswered: [],
  log: [
    line(1, "round", message("test-round", { round: 3 })),
    line(2, "built", message("test-built", { seat: { seat: 1 }, piece: { word: "piece-city" } })),
    line(3, "built", message("test-built", { seat: { seat: 0 }, piece: { word: "piece-army" } })),
  ],
  ...rest,
});

/** Words for the messages above, with those of the cards, tribes and pieces that the page itself asks for. */
export const TEST_WORDS = `
list-and = and
list-or = or
game-heroes = Age of Heroes
game-heroes-about = A card game about tribes.
heroes-group-build = Build
test-prompt = Your move: choose an action.
test-tax = Collect taxes
test-tax-consequence = You draw 2 cards.
test-build = Build { $piece ->
        [city] a city
       *[other] { $piece }
    }
test-cost = { $cards }
test-count-iron = { $n } iron
test-count-grain = { $n } grain
test-pass = End the move
test-lacks = You lack 2 wood and 1 stone.
test-says = { $player } says:
test-attacks = Ben attacks you.
test-answer = Ben attacks you. Your answer?
test-round = Round { $round }
test-built = { $seat_you ->
        [yes] You build one { $piece }.
       *[no] { $seat } builds one { $piece }.
    }
${["iron", "wood", "grain", "stone", "gold", "limestone", "concrete", "marble", "bricks", "sandstone", "granite", "hero", "olympics", "fortune", "growth", "earthquake", "eruption", "hunger", "barbarians"].map((card) => `card-${card} = ${card}\ncards-${card} = { $n } ${card}`).join("\n")}
${["city", "army", "fortress", "general", "road"].map((piece) => `piece-${piece} = ${piece}`).join("\n")}
${["egyptians", "romans", "greeks", "babylonians", "celts", "chinese"].map((name) => `tribe-${name} = ${name}`).join("\n")}
`;
