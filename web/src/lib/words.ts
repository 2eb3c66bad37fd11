/** Messages as sentences, by the same files and conventions as the server's. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "./api";

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

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message `id` with plain variables. An unknown id is shown as it is: it is a fault that must be seen. */
  text(id: string, variables: Variables = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) {
      return id;
    }
    const errors: Error[] = [];
    return this.#bundle.formatPattern(pattern, variables, errors);
  }

  /** A message of the server as a sentence for the viewer. */
  format(message: Message, seats: Seats = NOBODY): string {
    const variables: Variables = {};
    for (const [name, argument] of Object.entries(message.arguments)) {
      variables[name] = this.#plain(argument, seats);
      if (isPlayer(argument)) {
        variables[`${name}_you`] = argument.seat === seats.viewer ? "yes" : "no";
      }
    }
    return this.text(message.id, variables);
  }

  #plain(argument: Argument, seats: Seats): string | number {
    if (typeof argument !== "object" || argument === null) {
      return argument ?? "";
    }
    if (isPlayer(argument)) {
      return seats.nameOf(argument.seat);
    }
    if ("word" in argument) {
      return this.text(argument.word);
    }
    if ("either" in argument) {
      return this.list(
        argument.either.map((id) => this.text(id)),
        "list-or",
      );
    }
    return "count" in argument ? this.#counted(argument.count) : JSON.stringify(argument);
  }

  /** "2 grain and 1 iron". */
  #counted(count: Record<string, number>): string {
    return this.list(Object.entries(count).map(([id, n]) => this.text(id, { n })));
  }

  /** "a, b and c", or with another word before the last. */
  list(items: readonly string[], last = "list-and"): string {
    if (items.length < 2) {
      return items[0] ?? "";
    }
    return `${items.slice(0, -1).join(", ")} ${this.text(last)} ${items.at(-1)}`;
  }
}
