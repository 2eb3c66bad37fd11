/** The wire between the page and the server: its types, written by hand after the server's, and the calls. */

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

export type NewSeat = { kind: "human"; name: string } | { kind: "bot"; bot: string; name: string | null };

export interface NewTable {
  game: string;
  options: Record<string, string | number>;
  seats: NewSeat[];
}

export interface TableEntry {
  table: string;
  game: string;
  status: "playing" | "over" | "broken";
  seq: number;
  your_turn: boolean;
  players: string[];
  /** When something last happened, in seconds since 1970 (UTC). */
  updated: number;
}

export interface Player {
  seat: number;
  name: string;
  kind: "human" | "bot";
  bot: string | null;
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
  me: number;
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

/** The server's answer to a request it does not carry out. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly explanation: Message | null,
    readonly rule: string | null,
  ) {
    super(code);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Unreachable(path);
  }
  if (response.status >= 502 && response.status <= 504) {
    throw new Unreachable(path);
  }
  if (!response.ok) {
    throw await problemOf(response);
  }
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as { code?: string; message?: Message | null; rule?: string | null };
    const message = typeof body.message === "object" ? body.message : null;
    return new Problem(response.status, body.code ?? "unknown", message, body.rule ?? null);
  } catch {
    return new Problem(response.status, "unknown", null, null);
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Stammtisch": "1" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

const tablePath = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  words: async (language: string) => (await request(`/api/words/${encodeURIComponent(language)}`)).text(),
  games: () => get<GameInfo[]>("/api/games"),
  tables: () => get<TableEntry[]>("/api/tables"),
  newTable: (table: NewTable) => post<{ table: string }>("/api/tables", table),
  view: (table: string) => get<View>(tablePath(table)),
  log: (table: string, from: number) =>
    get<{ log: LogLine[]; next: number | null }>(`${tablePath(table)}/log?from=${from}`),
  act: (table: string, body: { key: string; decision: string; action: string }) =>
    post<{ seq: number }>(`${tablePath(table)}/actions`, body),
  undo: (table: string, body: { key: string; decision: string }) =>
    post<{ seq: number }>(`${tablePath(table)}/undo`, body),
  order: (table: string, body: { key: string; action: string }) =>
    post<{ seq: number }>(`${tablePath(table)}/anytime`, body),
  rule: (id: string) => get<Rule>(`/api/rules/${encodeURIComponent(id)}`),
};

export type Api = typeof api;
