/** The wire between the page and the server: its types, written by hand after the server's, and the calls. */

import { get, post, request } from "./request";

export { Problem, Unreachable } from "./request";

/** An argument of a message: plain, a player, another message, so many of each message, one of several messages. */
export type Argument =
  | string
  | number
  | { seat: number }
  | { word: string }
  | { count: Record<string, number> }
  | { either: string[] };

/** A line of the message files and its arguments. */
export interface Message {
  id: string;
  arguments: Record<string, Argument>;
}

export interface TableOption {
  name: string;
  values: (string | number)[];
  default: string | number;
  rule: string | null;
  /** What the ids of its messages begin with. */
  words: string;
}

export interface GameInfo {
  id: string;
  min_players: number;
  max_players: number;
  bots: string[];
  options: TableOption[];
}

export type NewSeat =
  | { kind: "human"; name: string }
  | { kind: "bot"; bot: string; name: string | null }
  | { kind: "open" };

export interface NewTable {
  game: string;
  options: Record<string, string | number>;
  /** In turn order. The first person is whoever opens the table; further persons sit at the same device. */
  seats: NewSeat[];
  /** Whoever has the link may watch. */
  spectators: boolean;
}

/** Who asks: the name a guest goes by, and the account if there is one. */
export interface Me {
  name: string | null;
  account: string | null;
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "open";
  /** Empty for an open seat. */
  name: string;
  /** The bot that decides now. */
  bot: string | null;
  /** It is a seat of whoever asks, or is kept for them. */
  mine: boolean;
  /** An open seat that is kept for one person. */
  reserved: boolean;
  /** A bot decides for it until its owner is back. */
  stand_in: boolean;
  /** Its owner has left for good, and a bot plays on. */
  free: boolean;
  resigned: boolean;
  /** Somebody of this seat has the table open. */
  here: boolean;
}

export type Status = "waiting" | "playing" | "over" | "broken";

export interface TableEntry {
  table: string;
  game: string;
  status: Status;
  seq: number;
  your_turn: boolean;
  seats: SeatInfo[];
  /** When something last happened, in seconds since 1970 (UTC). */
  updated: number;
  /** The number of the last affair. */
  said: number;
}

export type ProposalKind = "end" | "shared" | "rewind" | "rematch";

/** Something that all players concerned must agree to. */
export interface Proposal {
  n: number;
  kind: ProposalKind;
  seat: number;
  /** For a rewind: the line of the log before which the game would stand again. */
  to: number | null;
  agreed: number[];
  waiting_for: number[];
}

/** A table from outside the game: who sits where, and what is to be agreed on. */
export interface Lobby {
  table: string;
  game: string;
  status: Status;
  options: Record<string, string | number>;
  seats: SeatInfo[];
  /** Whoever asks has opened the table. */
  host: boolean;
  spectators: boolean;
  /** The number of the last affair. */
  affairs: number;
  proposals: Proposal[];
  /** The table at which the same people play again. */
  rematch: string | null;
}

/** What happened around the game: somebody sat down, left, said something. */
export interface AffairLine {
  n: number;
  /** In seconds since 1970 (UTC). */
  at: number;
  kind: string;
  seat: number | null;
  message: Message;
  /** What was said in somebody's own words. */
  text: string | null;
}

export interface AffairPart {
  affairs: AffairLine[];
  next: number | null;
}

/** Who sits at a table that is being played, with the tribe. */
export interface Player extends SeatInfo {
  tribe: string;
}

export interface Offered {
  action: string;
  group: string;
  label: Message;
  cost: Message | null;
  consequence: Message | null;
  wasteful: boolean;
  barrier: boolean;
}

export interface Refused {
  action: string;
  group: string;
  label: Message;
  reason: Message;
  rule: string;
}

export interface FormField {
  name: string;
  label: Message;
  values: [string, Message][];
  several: boolean;
  optional: boolean;
}

export interface Form {
  kind: string;
  label: Message;
  fields: FormField[];
  pattern: string;
}

export interface Decision {
  id: string;
  must: boolean;
  prompt: Message;
  offered: Offered[];
  refused: Refused[];
  forms: Form[];
}

export interface LogLine {
  seq: number;
  kind: string;
  message: Message;
  rules: string[];
  /** It was taken back later. */
  undone: boolean;
}

export interface View {
  table: string;
  game: string;
  status: "playing" | "over";
  seq: number;
  /** The seat whose view this is; null: what everybody may know. */
  me: number | null;
  /** All seats of whoever asks. */
  mine: number[];
  lobby?: Lobby;
  players: Player[];
  options: Record<string, string | number>;
  commitment: string;
  seed: string | null;
  stage: string;
  round: number;
  waiting: number[];
  position: unknown;
  decision: Decision | null;
  /** Standing orders that may be given at any time. */
  anytime: Offered[];
  anytime_forms: Form[];
  /** Those of this seat that hold now. */
  standing_orders: Message[];
  /** The last action can be taken back; `to` is the sequence number just before it. */
  undo: { to: number } | null;
  log: LogLine[];
  result: { winners: number[]; ending: string } | null;
}

export interface Rule {
  id: string;
  text: string;
  section: string;
  source: string;
}

const tablePath = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const ofSeat = (seat: number | null, first: "?" | "&" = "?") => (seat === null ? "" : `${first}seat=${seat}`);

interface Seated {
  key: string;
  seat: number | null;
}

/** What people do around the game; each answers with the number of the last affair. */
export type Affair =
  | { path: "claim"; body: { key: string; seat: number; name: string } }
  | { path: "start"; body: { key: string } }
  | { path: "leave" | "resign"; body: { key: string; seat: number } }
  | { path: "stand-in"; body: { key: string; seat: number; on: boolean } }
  | { path: "proposals"; body: { key: string; seat: number; kind: ProposalKind; to: number | null } }
  | { path: `proposals/${number}/answer`; body: { key: string; seat: number; agree: boolean } }
  | { path: "chat"; body: { key: string; seat: number; text: string } | { key: string; seat: number; phrase: string } };

export const api = {
  words: async (language: string) => (await request(`/api/words/${encodeURIComponent(language)}`)).text(),
  games: () => get<GameInfo[]>("/api/games"),
  me: () => get<Me>("/api/me"),
  callMe: (name: string) => post<Me>("/api/me", { name }),
  makeAccount: (name: string, password: string) => post<Me>("/api/accounts", { name, password }),
  logIn: (name: string, password: string) => post<Me>("/api/sessions", { name, password }),
  logOut: () => post<unknown>("/api/sessions/end", {}),
  changePassword: (old: string, fresh: string) => post<unknown>("/api/accounts/password", { old, new: fresh }),
  tables: () => get<TableEntry[]>("/api/tables"),
  newTable: (table: NewTable) => post<{ table: string }>("/api/tables", table),
  /** What can be said with one press: ids of messages. */
  phrases: () => get<string[]>("/api/phrases"),
  lobby: (table: string) => get<Lobby>(`${tablePath(table)}/lobby`),
  affairs: (table: string, from: number) => get<AffairPart>(`${tablePath(table)}/affairs?from=${from}`),
  affair: (table: string, { path, body }: Affair) => post<{ affairs: number }>(`${tablePath(table)}/${path}`, body),
  rematch: (table: string, body: { key: string; seat: number }) =>
    post<{ table: string }>(`${tablePath(table)}/rematch`, body),
  view: (table: string, seat: number | null) => get<View>(`${tablePath(table)}${ofSeat(seat)}`),
  log: (table: string, seat: number | null, from: number) =>
    get<{ log: LogLine[]; next: number | null }>(`${tablePath(table)}/log?from=${from}${ofSeat(seat, "&")}`),
  record: (table: string, seat: number | null) => `${tablePath(table)}/record${ofSeat(seat)}`,
  act: (table: string, body: Seated & { decision: string; action: string }) =>
    post<{ seq: number }>(`${tablePath(table)}/actions`, body),
  undo: (table: string, body: Seated & { decision: string }) => post<{ seq: number }>(`${tablePath(table)}/undo`, body),
  order: (table: string, body: Seated & { action: string }) =>
    post<{ seq: number }>(`${tablePath(table)}/anytime`, body),
  rule: (id: string) => get<Rule>(`/api/rules/${encodeURIComponent(id)}`),
  health: () => get<{ version: string }>("/api/health"),
};

export type Api = typeof api;
