/** What is said aloud: one queue for the live regions, so that nothing is lost and nothing is said twice. */

import { ANSWERS, Sayings } from "./sayings";

export interface Utterance {
  id: number;
  text: string;
  /** What has happened; the answer to a question of the player; what stands on the page already, for the voice alone. */
  kind: "event" | "answer" | "page";
}

/** So many of the last utterances stay, and what has happened last. */
const KEPT = 3;

/** What comes in numbers is counted for so long before the number is said. */
const COUNT_MS = 1_500;

/** Sentences that arrive within this time are said as one. */
const GATHER_MS = 180;

export class Speech {
  /** What can be heard again. */
  readonly sayings = new Sayings();

  /** What was said last, for the polite region. Each utterance is a fresh node, so the same text twice is spoken twice. */
  polite = $state.raw<Utterance[]>([]);
  assertive = $state.raw<Omit<Utterance, "kind"> | null>(null);

  #counts = new Map<string, number>();
  #countTimer: ReturnType<typeof setTimeout> | undefined;
  #tell = (_: string, n: number): string => String(n);
  #gathered: string[] = [];
  #onPage: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 1;

  /** Others' doings: said when the voice is free. */
  say(text: string): void {
    this.#gathered.push(...this.#counted(), text);
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS);
  }

  /** What stands on the page as well, said after what was gathered before. */
  read(text: string): void {
    this.#onPage.push(text);
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS);
  }

  /** The answer to a question of the player: said by itself, after what was gathered before. `onPage`: it stands there. */
  answer(text: string, onPage = false): void {
    if (this.#gathered.length + this.#onPage.length > 0) {
      this.#flush();
    }
    this.#utter(text, onPage ? "page" : "answer");
    if (!onPage) {
      this.sayings.keep(ANSWERS, text);
    }
  }

  /** Say again what is kept already. */
  again(text: string): void {
    this.#utter(text, "answer");
  }

  /** One more of a kind; `tell` says later how many there were. */
  count(kind: string, tell: (kind: string, n: number) => string): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    this.#tell = tell;
    this.#countTimer ??= setTimeout(() => this.say(""), COUNT_MS);
  }

  /** What has been counted, as sentences; the counting begins anew. */
  #counted(): string[] {
    clearTimeout(this.#countTimer);
    this.#countTimer = undefined;
    const told = Array.from(this.#counts, ([kind, n]) => this.#tell(kind, n));
    this.#counts.clear();
    return told;
  }

  /** A decision that has opened, or an error: said at once. */
  alert(text: string): void {
    this.assertive = { id: this.#next++, text };
    this.sayings.keep("", text);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#utter(this.#gathered.filter((sentence) => sentence !== "").join(" "), "event");
    this.#utter(this.#onPage.join(" "), "page");
    this.#gathered = [];
    this.#onPage = [];
  }

  #utter(text: string, kind: Utterance["kind"]): void {
    if (text === "") {
      return;
    }
    const all = [...this.polite, { id: this.#next++, text, kind }];
    const event = all.filter((utterance) => utterance.kind === "event").at(-1);
    this.polite = all.filter((utterance, place) => place >= all.length - KEPT || utterance === event);
  }
}
