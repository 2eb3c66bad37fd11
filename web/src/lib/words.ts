/**
 * Messages as sentences, by the same files and conventions as the server's (`stammtisch/words.py`): a word's other forms
 * are its attributes, and a sentence is given `$<argument>_<form>` for every form that the language has.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "./api";

/** A hyphen before a number is a minus sign. */
const NEGATIVE = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;

export type Variables = Record<string, FluentVariable>;

/** Who sits where, for sentences about players. */
export interface Seats {
  nameOf: (seat: number) => string;
  viewer: number | null;
}

const NOBODY: Seats = { nameOf: (seat) => String.fromCharCode(65 + seat), viewer: null };

export const isPlayer = (argument: Argument | undefined): argument is { seat: number } =>
  typeof argument === "object" && argument !== null && "seat" in argument;

export class Words {
  readonly #bundle: FluentBundle;
  readonly #forms: string[];

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(source);
    this.#bundle.addResource(resource);
    this.#forms = [...new Set(resource.body.flatMap((entry) => Object.keys(entry.attributes)))];
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /**
   * The message `id` with plain variables, in another form if it has that one. An unknown id is shown as it is: it is a
   * fault that must be seen.
   */
  text(id: string, variables: Variables = {}, form?: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = (form !== undefined && message?.attributes[form]) || message?.value;
    if (pattern == null) {
      return id;
    }
    const errors: Error[] = [];
    return this.#bundle.formatPattern(pattern, variables, errors).replace(NEGATIVE, "−");
  }

  /** A message of the server as a sentence for the viewer. */
  format(message: Message, seats: Seats = NOBODY): string {
    const variables: Variables = {};
    for (const [name, argument] of Object.entries(message.arguments)) {
      variables[name] = this.#plain(argument, seats);
      const seated = isPlayer(argument);
      variables[`${name}_you`] = seated && argument.seat === seats.viewer ? "yes" : "no";
      if (typeof argument === "object" && !seated) {
        for (const form of this.#forms) {
          variables[`${name}_${form}`] = this.#plain(argument, seats, form);
        }
      }
    }
    return this.text(message.id, variables);
  }

  #plain(argument: Argument, seats: Seats, form?: string): string | number {
    if (typeof argument !== "object" || argument === null) {
      return argument ?? "";
    }
    if (isPlayer(argument)) {
      return seats.nameOf(argument.seat);
    }
    if ("word" in argument) {
      return this.text(argument.word, {}, form);
    }
    if ("names" in argument) {
      return this.list(argument.names);
    }
    if ("either" in argument) {
      return this.list(
        argument.either.map((id) => this.text(id, {}, form)),
        "list-or",
      );
    }
    return "count" in argument ? this.#counted(argument.count, form) : JSON.stringify(argument);
  }

  /** "2 grain and 1 iron". */
  #counted(count: Record<string, number>, form?: string): string {
    return this.list(Object.entries(count).map(([id, n]) => this.text(id, { n }, form)));
  }

  /** "a, b and c", or with another word before the last. */
  list(items: readonly string[], last = "list-and"): string {
    if (items.length < 2) {
      return items[0] ?? "";
    }
    return `${items.slice(0, -1).join(", ")} ${this.text(last)} ${items.at(-1)}`;
  }
}
