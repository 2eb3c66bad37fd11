/** What is said aloud: one queue for the live regions, so that nothing is lost and nothing is said twice. */

export interface Utterance {
  id: number;
  text: string;
  /** It stands on the page already: for the voice alone. */
  elsewhere?: boolean;
}

/** So many of the last utterances stay to be read. */
const KEPT = 3;

/** What comes in numbers is counted for so long before the number is said. */
const COUNT_MS = 1_500;

/** Sentences that arrive within this time are said as one. */
const GATHER_MS = 180;

export class Speech {
  /** What was said last, for the polite region. Each utterance is a fresh node, so the same text twice is spoken twice. */
  polite = $state.raw<Utterance[]>([]);
  assertive = $state.raw<Utterance | null>(null);

  #counts = new Map<string, number>();
  #countTimer: ReturnType<typeof setTimeout> | undefined;
  #tell = (_: string, n: number): string => String(n);
  #gathered: string[] = [];
  #elsewhere: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 1;

  /** Others' doings: said when the voice is free. */
  say(text: string): void {
    this.#gathered.push(...this.#counted(), text);
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS);
  }

  /** What stands on the page as well, said after what was gathered before. */
  read(text: string): void {
    this.#elsewhere.push(text);
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS);
  }

  /** The answer to a question of the player: said by itself, after what was gathered before. */
  answer(text: string): void {
    if (this.#gathered.length + this.#elsewhere.length > 0) {
      this.#flush();
    }
    this.#utter(text);
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
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#utter(this.#gathered.filter((sentence) => sentence !== "").join(" "));
    this.#utter(this.#elsewhere.join(" "), true);
    this.#gathered = [];
    this.#elsewhere = [];
  }

  #utter(text: string, elsewhere = false): void {
    if (text === "") {
      return;
    }
    this.polite = [...this.polite, { id: this.#next++, text, elsewhere }].slice(-KEPT);
  }
}
