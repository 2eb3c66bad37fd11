/** Hearing again what was said, by keys: buffers by topic, each with a place where one listens, each to be muted. */

import { ALL, ANSWERS, CHAT, type Heard, type Sayings } from "../lib/sayings";
import { voice } from "../lib/voice.svelte";
import { keyFor } from "../lib/whose";
import type { Words } from "../lib/words";

export type BufferCommand = "older" | "newer" | "oldest" | "newest" | "buffer" | "bufferBack" | "mute" | "copy";

const COMMANDS: readonly string[] = ["older", "newer", "oldest", "newest", "buffer", "bufferBack", "mute", "copy"];

export const isBufferCommand = (command: string): command is BufferCommand => COMMANDS.includes(command);

/** A name, and the message that says it. */
type Named = readonly [string, string];

export class Buffers {
  #chosen = 0;

  constructor(
    private readonly sayings: Sayings,
    private readonly words: Words,
    /** The topics of the game's log. */
    private readonly topics: () => readonly Named[],
  ) {}

  /** Do what a key asks, and say what is to be heard. */
  async run(command: BufferCommand): Promise<string> {
    const [name] = this.#current;
    switch (command) {
      case "older":
        return this.#tell(this.sayings.step(name, -1));
      case "newer":
        return this.#tell(this.sayings.step(name, 1));
      case "oldest":
        return this.#tell(this.sayings.end(name, false));
      case "newest":
        return this.#tell(this.sayings.end(name, true));
      case "buffer":
        return this.#choose(1);
      case "bufferBack":
        return this.#choose(-1);
      case "mute":
        return this.#mute();
      case "copy":
        return await this.#copy();
    }
  }

  get #all(): readonly Named[] {
    return [
      [ALL, "client-buffer-all"],
      ...this.topics(),
      [CHAT, "client-buffer-chat"],
      [ANSWERS, "client-buffer-answers"],
    ];
  }

  get #current(): Named {
    return this.#all[this.#chosen] ?? [ALL, "client-buffer-all"];
  }

  /** What is heard; of one kind alone it says so, since whoever has forgotten that hears nothing else any more. */
  #tell(heard: Heard | null): string {
    const { words } = this;
    const [name, word] = this.#current;
    const about = { buffer: words.text(word), kind: name === ALL ? "all" : "one" };
    return heard === null
      ? words.text("client-buffer-empty", {
          ...about,
          back: keyFor(words, "bufferBack"),
          next: keyFor(words, "buffer"),
        })
      : words.text("client-buffer-heard", { ...heard, ...about });
  }

  #choose(step: 1 | -1): string {
    const { length } = this.#all;
    this.#chosen = (this.#chosen + step + length) % length;
    const [name, word] = this.#current;
    return this.words.text("client-buffer-chosen", {
      buffer: this.words.text(word),
      n: this.sayings.count(name),
      muted: this.#isMuted(name) ? "yes" : "no",
    });
  }

  #isMuted = (name: string): boolean => (name === ALL ? voice.amount === "nothing" : voice.isMuted(name));

  #mute(): string {
    const [name, word] = this.#current;
    if (name === ANSWERS) {
      return this.words.text("client-buffer-answers-always");
    }
    const muted = !this.#isMuted(name);
    if (name === ALL) {
      voice.choose(muted ? "nothing" : "everything");
    } else {
      voice.mute(name, muted);
    }
    return this.words.text("client-buffer-muted", { buffer: this.words.text(word), muted: muted ? "yes" : "no" });
  }

  async #copy(): Promise<string> {
    const text = this.sayings.current(this.#current[0]);
    if (text === null) {
      return this.#tell(null);
    }
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return this.words.text("client-buffer-not-copied");
    }
    return this.words.text("client-buffer-copied", { text });
  }
}
