/** One table as its seat sees it: the last view, the log, and the ways to act. The server is the only judge. */

import { tick } from "svelte";
import {
  type Api,
  api,
  type LiveMessage,
  type Lobby,
  type LogLine,
  type Message,
  type Planned,
  Unreachable,
  type View,
} from "./api";
import { explain } from "./explain";
import { insist, newKey } from "./insist";
import type { Connection } from "./live";
import type { People, Watcher } from "./people.svelte";
import type { Seats, Words } from "./words";

/** What an update of the view brought. */
export interface Change {
  /** Lines of the log that are new. */
  lines: LogLine[];
  /** A decision that was not open before. */
  opened: boolean;
  /** The update follows an entry of this seat's own, made on this page. */
  own: boolean;
  /** What had the focus before the page changed. */
  focused: Element | null;
  /** That is a button for an option which now means something else, if only another piece. */
  turned: boolean;
}

/** What a button for an option does. */
const optionOf = (element: Element | null): string | null => element?.getAttribute("data-option") ?? null;

/** Whether pressing the button again would do the same to another piece. */
const meansAnother = (element: Element | null): boolean => element?.hasAttribute("data-step") ?? false;

export interface TableEvents {
  changed: (change: Change) => void;
  problem: (text: string) => void;
}

/** How long a page waits for the live line before it asks for the view itself. */
const LIVE_GRACE_MS = 1_200;

const markUndone = (line: LogLine, undone: readonly number[]): LogLine =>
  undone.includes(line.seq) ? { ...line, undone: true } : line;

export class TableStore implements Watcher {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** A request of this page is under way: whatever is pressed meanwhile is not sent. */
  busy = $state(false);
  problem = $state<string | null>(null);
  /** The log's last number when this seat last acted: what came later is news. */
  seen = $state(0);
  /** The log's last number before this seat last acted: what came later is what that has brought, and news. */
  acted = $state(Number.POSITIVE_INFINITY);
  /** The table cannot be shown: why. */
  closed = $state<string | null>(null);

  /** Who sits where, as one text: it stays the same, and so do all sentences, whatever else changes in the view. */
  readonly #named = $derived(JSON.stringify(this.view?.players.map(({ name }) => name) ?? []));
  readonly #viewer = $derived(this.view?.me ?? null);
  readonly #seats: Seats = $derived.by(() => {
    const names: string[] = JSON.parse(this.#named);
    return { nameOf: (seat) => names[seat] ?? String.fromCharCode(65 + seat), viewer: this.#viewer };
  });
  readonly #told = $derived({ seats: this.#seats, sentences: new WeakMap<Message, string>() });

  #ownUntil = 0;
  /** The seat has been left to another at this device: nothing that still arrives is shown. */
  #left = false;

  constructor(
    readonly people: People,
    /** Whose view this is; null: what everybody may know. */
    readonly seat: number | null,
    readonly words: Words,
    private readonly events: TableEvents,
    private readonly wire: Api = api,
  ) {}

  get table(): string {
    return this.people.table;
  }

  get connection(): Connection {
    return this.people.connection;
  }

  get seats(): Seats {
    return this.#seats;
  }

  /** A message as a sentence; the same message is put into words once. */
  tell = (message: Message): string => {
    const { sentences, seats } = this.#told;
    const known = sentences.get(message);
    if (known !== undefined) {
      return known;
    }
    const sentence = this.words.format(message, seats);
    sentences.set(message, sentence);
    return sentence;
  };

  name = (seat: number): string => this.seats.nameOf(seat);

  async open(): Promise<void> {
    try {
      this.#receive(await this.wire.view(this.table, this.seat), null);
    } catch (error) {
      this.closed = this.#explain(error);
      return;
    }
    if (this.#left) {
      return;
    }
    this.people.watch(this);
    // The game can be played without the old part of the log; it is asked for again with the page.
    await this.#readOlder().catch(() => undefined);
  }

  /** Forget everything: another may sit before this page next. */
  close(): void {
    this.#left = true;
    this.view = null;
    this.log = [];
    this.people.leave(this);
  }

  since = (): number | null => this.view?.seq ?? null;

  message = (message: LiveMessage): void => {
    if ((message.type === "view" || message.type === "update") && message.view.me !== this.seat) {
      return;
    }
    if (message.type === "view") {
      this.#receive(message.view, null);
    } else if (message.type === "update" && message.seq > (this.view?.seq ?? 0)) {
      this.#update(message);
    }
  };

  /** What is left out is as it was at `since`: a page whose view is of another moment asks for a whole one. */
  #update({ view, since, log, undone }: LiveMessage & { type: "update" }): void {
    const { anytime = this.view?.anytime, anytime_forms = this.view?.anytime_forms } = view;
    const whole = view.anytime !== undefined && view.anytime_forms !== undefined;
    if (anytime === undefined || anytime_forms === undefined || (!whole && since !== this.view?.seq)) {
      void this.#refresh();
    } else {
      this.#receive({ ...view, anytime, anytime_forms, log: [] }, log, undone);
    }
  }

  seated = (lobby: Lobby): void => {
    if (this.view !== null) {
      const players = this.view.players.map((player) => ({ ...player, ...lobby.seats[player.seat] }));
      this.view = { ...this.view, players };
    }
  };

  async act(action: string): Promise<boolean> {
    return this.#sent((key, decision) => this.wire.act(this.table, { key, seat: this.seat, decision, action }));
  }

  /**
   * Do several actions one after the other, as far as nothing comes between; null if nothing was done. Where they stop
   * is said as a problem: `where` names the place after so many of them.
   */
  async plan(actions: readonly string[], where: (done: number) => string = () => ""): Promise<Planned | null> {
    const planned = await this.#send((key, decision) =>
      this.wire.plan(this.table, { key, seat: this.seat, decision, actions: [...actions] }),
    );
    if (planned !== null && planned.stopped !== null) {
      const { done, stopped } = planned;
      const place = where(done);
      const said = place === "" ? "client-plan-stopped" : "client-plan-stopped-at";
      this.problem = this.words.text(said, { done, total: actions.length, place, reason: this.tell(stopped) });
      this.events.problem(this.problem);
    }
    return planned;
  }

  async undo(): Promise<boolean> {
    return this.#sent((key, decision) => this.wire.undo(this.table, { key, seat: this.seat, decision }));
  }

  async order(action: string): Promise<boolean> {
    return this.#sent((key) => this.wire.order(this.table, { key, seat: this.seat, action }));
  }

  /** The lines of the log since this seat last acted. */
  get news(): LogLine[] {
    return this.log.filter((line) => line.seq > this.seen);
  }

  async #sent(request: (key: string, decision: string) => Promise<{ seq: number }>): Promise<boolean> {
    return (await this.#send(request)) !== null;
  }

  /** What the server answers; null, and the problem is said, if nothing was done. */
  async #send<T extends { seq: number }>(request: (key: string, decision: string) => Promise<T>): Promise<T | null> {
    if (this.busy || this.view === null) {
      return null;
    }
    const key = newKey();
    const decision = this.view.decision?.id ?? "";
    const before = this.log.at(-1)?.seq ?? 0;
    this.busy = true;
    this.problem = null;
    try {
      const answer = await insist(
        () => request(key, decision),
        () => {
          this.people.connection = "reconnecting";
        },
      );
      this.#ownUntil = Math.max(this.#ownUntil, answer.seq);
      this.seen = Math.max(this.seen, answer.seq);
      this.acted = before;
      await this.#arrived(answer.seq);
      return answer;
    } catch (error) {
      this.problem = this.#explain(error);
      this.events.problem(this.problem);
      await this.#refresh();
      return null;
    } finally {
      this.busy = false;
    }
  }

  async #arrived(seq: number): Promise<void> {
    const deadline = Date.now() + LIVE_GRACE_MS;
    while ((this.view?.seq ?? 0) < seq && this.connection === "connected" && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    if ((this.view?.seq ?? 0) < seq) {
      await this.#refresh();
    }
  }

  async #refresh(): Promise<void> {
    try {
      const view = await this.wire.view(this.table, this.seat);
      if (view.seq >= (this.view?.seq ?? 0)) {
        this.#receive(view, null);
      }
    } catch (error) {
      if (!(error instanceof Unreachable)) {
        this.closed = this.#explain(error);
      }
    }
  }

  /** Show `view`; `added` are the log's new lines, null if the view brings the whole log; `undone` the numbers of older lines taken back. */
  #receive(view: View, added: LogLine[] | null, undone: readonly number[] = []): void {
    if (this.#left) {
      return;
    }
    const before = this.view;
    const last = this.log.at(-1)?.seq ?? 0;
    const lines = (added ?? view.log).filter((line) => line.seq > last);
    const focused = document.activeElement;
    const option = optionOf(focused);
    const asked = before?.decision?.prompt.id;
    const own = before !== null && this.#isOwn(before, view);
    const opened = view.decision !== null && view.decision.id !== before?.decision?.id;
    this.view = view;
    this.log = [...this.#kept(view, added, undone), ...(added === null ? view.log : lines)];
    if (before === null) {
      this.seen = this.log.at(-1)?.seq ?? 0;
    }
    void tick().then(() => {
      const another = optionOf(focused) !== option || asked !== view.decision?.prompt.id;
      const turned = option !== null && (another || (own && meansAnother(focused)));
      this.events.changed({ lines: before === null ? [] : lines, opened, own, focused, turned });
    });
  }

  /** The lines that stay: a view brings only the last ones anew. */
  #kept(view: View, added: LogLine[] | null, undone: readonly number[]): LogLine[] {
    if (added !== null) {
      return this.log.map((line) => markUndone(line, undone));
    }
    const first = view.log[0]?.seq ?? 0;
    return this.log.filter((line) => line.seq < first);
  }

  /** Fetch what the first view left out of the log, from the beginning on. */
  async #readOlder(): Promise<void> {
    const first = this.log[0]?.seq ?? 0;
    const older: LogLine[] = [];
    let from: number | null = 1;
    while (from !== null && from < first) {
      const part: { log: LogLine[]; next: number | null } = await this.wire.log(this.table, this.seat, from);
      older.push(...part.log.filter((line) => line.seq < first));
      from = part.next;
    }
    this.log = this.#left ? [] : [...older, ...this.log];
  }

  #isOwn(before: View, view: View): boolean {
    if (this.busy && view.seq > before.seq) {
      return true;
    }
    return before.seq < this.#ownUntil && view.seq >= this.#ownUntil;
  }

  #explain = (error: unknown): string => explain(error, this.words, this.seats);
}
