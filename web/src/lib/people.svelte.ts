/** The people at one table: who sits where, what they say and agree on. It also holds the one live line of the page. */

import {
  type Affair,
  type AffairLine,
  type Api,
  api,
  type LiveMessage,
  type Lobby,
  type Message,
  Problem,
  type SeatInfo,
} from "./api";
import { explain } from "./explain";
import { insist, newKey } from "./insist";
import { type Connection, Live } from "./live";
import { pageIsOld } from "./version";
import type { Seats, Words } from "./words";

/** A view of the game that is kept up to date by the live line. */
export interface Watcher {
  readonly seat: number | null;
  since: () => number | null;
  message: (message: LiveMessage) => void;
  /** Who sits where has changed, which is no news of the game itself. */
  seated: (lobby: Lobby) => void;
}

/** What is asked of the server, without the key that names the request. */
type Wish = Affair extends infer One
  ? One extends { path: infer Path; body: infer Body }
    ? { path: Path; body: Body extends unknown ? Omit<Body, "key"> : never }
    : never
  : never;

export class People {
  lobby = $state.raw<Lobby | null>(null);
  lines = $state.raw<AffairLine[]>([]);
  connection = $state<Connection>("connecting");
  busy = $state(false);
  problem = $state<string | null>(null);
  /** The table cannot be shown: why. */
  closed = $state<string | null>(null);
  /** The server has another version of this page. */
  old = $state(false);
  /** Who is waited for in the game, as far as everybody knows. */
  waiting = $state.raw<number[]>([]);
  /** The number of the last affair that was told aloud, or had happened before the page was opened. */
  toldUntil = 0;

  #live: Live | null = null;
  #watcher: Watcher | null = null;
  #begun = false;
  /** What is being asked for. */
  #asked: { name: string; answer: Promise<boolean> } | null = null;
  #closed = false;

  constructor(
    readonly table: string,
    readonly words: Words,
    private readonly wire: Api = api,
  ) {}

  /** The seats of whoever looks; one that is only kept for them is not among them. */
  get mine(): SeatInfo[] {
    return this.lobby?.seats.filter((seat) => seat.mine && seat.kind === "human") ?? [];
  }

  /** Names for sentences; nobody in particular is addressed unless one seat is looked from. */
  get seats(): Seats {
    return {
      nameOf: this.name,
      viewer: this.#watcher?.seat ?? (this.mine.length === 1 ? (this.mine[0]?.seat ?? null) : null),
    };
  }

  /** Whether whoever sits in a seat was reminded that the game waits, and has done nothing since. */
  isReminded = (seat: number | null): boolean => seat !== null && (this.lobby?.nudged.includes(seat) ?? false);

  name = (seat: number): string => this.lobby?.seats[seat]?.name || this.words.text("client-seat-n", { n: seat + 1 });

  tell = (message: Message): string => this.words.format(message, this.seats);

  async open(): Promise<void> {
    await this.refresh();
    this.toldUntil = this.lobby?.affairs ?? 0;
  }

  close(): void {
    this.#closed = true;
    this.#live?.close();
    this.#live = null;
  }

  /** From now on the live line brings this view; null: only what everybody may know. */
  watch(watcher: Watcher | null): void {
    this.#live?.close();
    this.#watcher = watcher;
    if (!this.#closed) {
      this.#connect();
    }
  }

  /** The view is no longer wanted, and nothing of it may arrive. */
  leave(watcher: Watcher): void {
    if (this.#watcher === watcher) {
      this.#live?.close();
      this.#live = null;
      this.#watcher = null;
    }
  }

  async refresh(): Promise<void> {
    try {
      this.#take(await this.wire.lobby(this.table));
    } catch (error) {
      if (error instanceof Problem || this.lobby === null) {
        this.closed = explain(error, this.words);
      }
    }
  }

  /** Ask for something around the game; whether it was done. The same wish twice at once is one; another waits its turn. */
  ask(wish: Wish): Promise<boolean> {
    const name = JSON.stringify(wish);
    if (this.#asked?.name !== name) {
      const before = this.#asked?.answer;
      const answer = (before ?? Promise.resolve(true)).then(() => this.#ask(wish));
      this.#asked = { name, answer };
      void answer.then(() => {
        this.#asked = this.#asked?.answer === answer ? null : this.#asked;
      });
    }
    return this.#asked?.answer ?? Promise.resolve(false);
  }

  #ask({ path, body }: Wish): Promise<boolean> {
    const affair = { path, body: { key: newKey(), ...body } } as Affair;
    return this.#during(async () => {
      await insist(() => this.wire.affair(this.table, affair), this.#unanswered);
      if (path === "claim") {
        this.watch(this.#watcher); // a line opened by a stranger does not know whose seat this is now
      }
      await this.refresh();
      if (this.#begun) {
        await this.#readOn();
      }
    });
  }

  /** Open the table at which the same people play again; its id, or null if that was refused. */
  async rematch(seat: number): Promise<string | null> {
    const key = newKey();
    let table: string | null = null;
    await this.#during(async () => {
      table = (await insist(() => this.wire.rematch(this.table, { key, seat }), this.#unanswered)).table;
    });
    return table;
  }

  async #during(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = explain(error, this.words, this.seats);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #unanswered = (): void => {
    this.connection = "reconnecting";
  };

  /** What the live line may not have brought yet. */
  async #readOn(): Promise<void> {
    let start: number | null = (this.#lastHeard ?? 0) + 1;
    while (start !== null) {
      const part: { affairs: AffairLine[]; next: number | null } = await this.wire.affairs(this.table, start);
      this.#hear(part.affairs);
      start = part.next;
    }
  }

  get #lastHeard(): number | null {
    return this.lines.at(-1)?.n ?? null;
  }

  #connect(): void {
    this.#live = new Live(this.table, this.#watcher?.seat ?? null, {
      since: () => this.#watcher?.since() ?? null,
      heard: () => this.#lastHeard,
      message: (message) => this.#receive(message),
      connection: (state) => {
        this.connection = state;
      },
    });
  }

  #receive(message: LiveMessage): void {
    if (message.type === "affairs") {
      this.#take(message.lobby);
      this.#hear(message.lines);
      this.#begun = true;
      if (message.page !== undefined) {
        this.old = pageIsOld(message.page);
      }
    } else if (message.type === "problem") {
      void this.refresh();
    } else if (message.type === "view" || message.type === "update") {
      this.waiting = message.view.waiting;
      this.#watcher?.message(message);
    }
  }

  /** An older state never replaces a newer one. */
  #take(lobby: Lobby): void {
    if (lobby.affairs >= (this.lobby?.affairs ?? 0)) {
      this.lobby = lobby;
      this.#watcher?.seated(lobby);
    }
  }

  #hear(lines: readonly AffairLine[]): void {
    const last = this.#lastHeard ?? 0;
    const fresh = lines.filter((line) => line.n > last);
    if (fresh.length > 0) {
      this.lines = [...this.lines, ...fresh];
    }
  }
}
