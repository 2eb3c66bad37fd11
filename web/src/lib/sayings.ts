/** What was said, kept to be heard again: all of it, and by what it is about. */

/** What a saying is about: a topic of the game's log, or one of these. */
export const CHAT = "chat";
export const ANSWERS = "answers";
/** The buffer that holds everything but the answers. */
export const ALL = "all";

interface Saying {
  topic: string;
  text: string;
}

/** A saying and its place in its buffer, from 1. */
export interface Heard {
  text: string;
  n: number;
  total: number;
}

/** So many of the last sayings are kept. */
const KEPT = 1_000;

export class Sayings {
  #kept: Saying[] = [];
  /** The saying that was heard last, by buffer. */
  #at = new Map<string, Saying>();

  keep(topic: string, text: string): void {
    if (text !== "") {
      this.#kept = [...this.#kept, { topic, text }].slice(-KEPT);
    }
  }

  count(buffer: string): number {
    return this.#of(buffer).length;
  }

  /** The saying before (-1) or after (1) the one that was heard last, at first the newest; null: there is none at all. */
  step(buffer: string, by: 1 | -1): Heard | null {
    const all = this.#of(buffer);
    const last = this.#at.get(buffer);
    const at = last === undefined ? -1 : all.indexOf(last);
    return this.#hear(buffer, at < 0 ? all.length - 1 : at + by);
  }

  /** The oldest or the newest saying. */
  end(buffer: string, newest: boolean): Heard | null {
    return this.#hear(buffer, newest ? this.#of(buffer).length - 1 : 0);
  }

  /** The saying that was heard last, or the newest. */
  current(buffer: string): string | null {
    return (this.#at.get(buffer) ?? this.#of(buffer).at(-1))?.text ?? null;
  }

  #hear(buffer: string, place: number): Heard | null {
    const all = this.#of(buffer);
    const at = Math.max(0, Math.min(place, all.length - 1));
    const saying = all[at];
    if (saying === undefined) {
      return null;
    }
    this.#at.set(buffer, saying);
    return { text: saying.text, n: at + 1, total: all.length };
  }

  #of(buffer: string): Saying[] {
    return this.#kept.filter(({ topic }) => (buffer === ALL ? topic !== ANSWERS : topic === buffer));
  }
}
