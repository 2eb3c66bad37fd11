/** The wire between the page and the server: the names the page has for its types, and the calls. */

import { get, post, request } from "./request";
import type { components } from "./wire";

export { Problem, Unreachable } from "./request";

/** Made from what the server says of itself (`npm run types`); what each field means stands in its wire*.py. */
type Wire = components["schemas"];

/** A line of the message files and its arguments. */
export type Message = Wire["Message"];
/** An argument of a message: plain, a player, another message, so many of each message, one of several messages. */
export type Argument = Message["arguments"][string];

export type GameInfo = Wire["GameInfo"];
export type TableOption = Wire["OptionInfo"];
export type NewTable = Wire["NewTable"];
export type NewSeat = NewTable["seats"][number];
export type Me = Wire["Me"];
export type TableEntry = Wire["TableInfo"];

export type SeatInfo = Wire["SeatInfo"];
export type Player = Wire["Player"];
export type Lobby = Wire["Lobby"];
export type Proposal = Wire["Proposal"];
export type ProposalKind = Proposal["kind"];
export type AffairLine = Wire["AffairLine"];

export type Offered = Wire["OfferedAction"];
export type Refused = Wire["RefusedAction"];
export type Form = Wire["FreeForm"];
export type FormField = Wire["Field"];
export type Decision = Wire["OpenDecision"];
/** How a piece comes to another place by several actions. */
export type Way = Wire["WayThere"];
/** How far several actions came. */
export type Planned = Wire["Planned"];
export type LogLine = Wire["LogLine"];
export type Rule = Wire["RuleText"];
export type Guidance = Wire["Guidance"];
export type About = Wire["About"];
/** Everything a seat is shown of its game; an update on the live line has the log beside it. */
export type View = Wire["View"] & Required<Pick<Wire["View"], "mine" | "players" | "log" | Kept>>;
/** What an update leaves out while it stays as it was. */
type Kept = "anytime" | "anytime_forms";

/** What the server sends on the live line. */
export type LiveMessage =
  | { type: "view"; view: View }
  | (Omit<Wire["Update"], "view"> & { view: Omit<View, "log" | Kept> & Partial<Pick<View, Kept>> })
  | Wire["Heard"]
  | { type: "problem"; code: string }
  | { type: "ping" };

const tablePath = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const ofSeat = (seat: number | null, first: "?" | "&" = "?") => (seat === null ? "" : `${first}seat=${seat}`);

/** What people do around the game; each answers with the number of the last affair. */
export type Affair =
  | { path: "claim"; body: Wire["Claim"] }
  | { path: "start"; body: Wire["Start"] }
  | { path: "leave"; body: Wire["Leave"] }
  | { path: "resign"; body: Wire["Resign"] }
  | { path: "stand-in"; body: Wire["StandIn"] }
  | { path: "proposals"; body: Wire["Propose"] }
  | { path: `proposals/${number}/answer`; body: Wire["Answer"] }
  | { path: "chat"; body: Wire["Chat"] }
  | { path: "nudge"; body: Wire["Nudge"] };

export const api = {
  words: async (language: string) => (await request(`/api/words/${encodeURIComponent(language)}`)).text(),
  games: () => get<GameInfo[]>("/api/games"),
  me: () => get<Me>("/api/me"),
  callMe: (name: string) => post<Me>("/api/me", { name }),
  makeAccount: (name: string, password: string) => post<Me>("/api/accounts", { name, password }),
  logIn: (name: string, password: string) => post<Me>("/api/sessions", { name, password }),
  logOut: () => post<unknown>("/api/sessions/end", {}),
  changePassword: (old: string, fresh: string) => post<unknown>("/api/accounts/password", { old, new: fresh }),
  forgetMe: (language: string) => post<Me>("/api/me/forget", { language }),
  tables: () => get<TableEntry[]>("/api/tables"),
  newTable: (table: NewTable) => post<Wire["Opened"]>("/api/tables", table),
  /** What can be said with one press: ids of messages. */
  phrases: () => get<string[]>("/api/phrases"),
  lobby: (table: string) => get<Lobby>(`${tablePath(table)}/lobby`),
  affairs: (table: string, from: number) => get<Wire["AffairPart"]>(`${tablePath(table)}/affairs?from=${from}`),
  affair: (table: string, { path, body }: Affair) => post<Wire["Affairs"]>(`${tablePath(table)}/${path}`, body),
  rematch: (table: string, body: Wire["Rematch"]) => post<Wire["Opened"]>(`${tablePath(table)}/rematch`, body),
  view: (table: string, seat: number | null) => get<View>(`${tablePath(table)}${ofSeat(seat)}`),
  log: (table: string, seat: number | null, from: number) =>
    get<Wire["LogPart"]>(`${tablePath(table)}/log?from=${from}${ofSeat(seat, "&")}`),
  record: (table: string, seat: number | null) => `${tablePath(table)}/record${ofSeat(seat)}`,
  act: (table: string, body: Wire["Act"]) => post<Wire["Done"]>(`${tablePath(table)}/actions`, body),
  plan: (table: string, body: Wire["Plan"]) => post<Planned>(`${tablePath(table)}/plan`, body),
  undo: (table: string, body: Wire["Undo"]) => post<Wire["Done"]>(`${tablePath(table)}/undo`, body),
  order: (table: string, body: Wire["Anytime"]) => post<Wire["Done"]>(`${tablePath(table)}/anytime`, body),
  /** Where a rule is not written in this language, it comes in another and says in which. */
  rule: (id: string, language: string) =>
    get<Rule>(`/api/rules/${encodeURIComponent(id)}?language=${encodeURIComponent(language)}`),
  about: () => get<Wire["About"]>("/api/about"),
};

export type Api = typeof api;
