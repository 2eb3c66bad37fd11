/** What is said aloud: one queue for the live regions, so that nothing is lost and nothing is said twice. */

export interface Utterance {
  id: number;
  text: string;
}

/** Sentences that arrive within this time are said as one. */
const GATHER_MS = 180;

export class Speech {
  /** What was said last, for the polite region. Each utterance is a fresh node, so the same text twice is spoken twice. */
  polite = $state.raw<Utterance | null>(null);
  assertive = $state.raw<Utterance | null>(null);

  #gathered: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 1;

  /** Others' doings and answers to questions: said when the voice is free. */
  say(text: string): void {
    if (text === "") {
      return;
    }
    this.#gathered.push(text);
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS);
  }

  /** A decision that has opened, or an error: said at once. */
  alert(text: string): void {
    this.assertive = { id: this.#next++, text };
  }

  clearAlert(): void {
    this.assertive = null;
  }

  #flush(): void {
    this.#timer = undefined;
    this.polite = { id: this.#next++, text: this.#gathered.join(" ") };
    this.#gathered = [];
  }
}
