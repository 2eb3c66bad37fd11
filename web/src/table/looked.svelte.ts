/** The option that is being looked at, and what the server says it would do. It is asked once for each decision. */

import type { Decision, Offered } from "../lib/api";
import type { TableStore } from "../lib/table.svelte";
import { type Preview, type Wire, wire } from "./wire";

/** Whoever passes over options with the arrow keys asks for none of those in between. */
const PAUSE_MS = 160;
/** From one option to the next, or to what is shown of it, it is still looked at for so long. */
const LEAVE_MS = 200;

export class Looked {
  option = $state.raw<Offered | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** What has the focus and is told of; it stays until something else can be told, so that nothing moves under a finger. */
  told = $state.raw<{ option: Offered; preview: Preview | null } | null>(null);

  /** The decision that the option looked at belongs to. */
  #of: string | null = null;
  #decision: Decision | null = null;
  #known = new Map<string, Promise<Preview | null>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  /** The option that has the focus: it is looked at as long as the mouse is on no other. */
  #focused: Offered | null = null;

  constructor(
    private readonly store: TableStore,
    private readonly asks: Wire = wire,
  ) {}

  /** Look at `option`; null: at none. */
  at(option: Offered | null): void {
    clearTimeout(this.#leaving);
    this.#look(option);
  }

  #look(option: Offered | null): void {
    const decision = this.store.view?.decision?.id ?? null;
    if (option?.action === this.option?.action && decision === this.#of) {
      return;
    }
    clearTimeout(this.#timer);
    this.#of = decision;
    this.option = option;
    this.preview = null;
    if (option !== null) {
      this.#timer = setTimeout(() => void this.#show(option), PAUSE_MS);
    }
  }

  /** The focus has come to `option`. */
  focus(option: Offered | null): void {
    this.#focused = option;
    const before = this.option;
    this.at(option);
    if (option !== null && before?.action === option.action) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.#show(option), PAUSE_MS);
    }
  }

  /** The focus has left what it was on. */
  blur(): void {
    this.#focused = null;
    this.leave();
  }

  /** The mouse has left what it was on: what has the focus is looked at again, if it is an option. */
  leave(): void {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => {
      this.at(this.#focused);
      if (this.#focused === null) {
        this.told = null;
      }
    }, LEAVE_MS);
  }

  /** The mouse is on what is shown of the option, which stays. */
  stay(): void {
    clearTimeout(this.#leaving);
  }

  /** Other options are offered: one that is not among them is not looked at any more. Whoever is leaving one still does. */
  offered(options: readonly Offered[]): void {
    const still = (option: Offered | null): Offered | null =>
      options.find(({ action }) => action === option?.action) ?? null;
    this.#focused = still(this.#focused);
    this.told = still(this.told?.option ?? null) === null ? null : this.told;
    if (this.option !== null) {
      this.#look(still(this.option));
    }
  }

  /** All that is known of the option, in sentences: what it costs, what follows, whether it can be taken back. */
  async tell(option: Offered): Promise<string> {
    return (await this.sentences(option)).join(" ");
  }

  /** The same, a sentence each; nothing else is looked at for it. */
  async sentences(option: Offered): Promise<string[]> {
    return sentencesOf(this.store, option, await this.#ask(option));
  }

  async #show(option: Offered): Promise<void> {
    const of = this.#of;
    const preview = await this.#ask(option);
    if (this.option?.action === option.action && this.#of === of) {
      this.preview = preview;
      if (this.#focused?.action === option.action) {
        this.told = { option, preview };
      }
    }
  }

  #ask(option: Offered): Promise<Preview | null> {
    const { view, table } = this.store;
    const decision = view?.decision ?? null;
    if (decision === null) {
      return Promise.resolve(null);
    }
    if (decision.id !== this.#decision?.id) {
      this.#known.clear();
      this.#decision = decision;
    }
    const known = this.#known.get(option.action);
    if (known !== undefined) {
      return known;
    }
    if (this.store.busy) {
      return Promise.resolve(null); // what is under way is about to answer the decision, and nothing is told of that then
    }
    const asked = this.asks.preview(table, {
      seat: view?.me ?? null,
      decision: decision.id,
      action: option.action,
    });
    this.#known.set(option.action, asked);
    return asked;
  }
}

const ended = (sentence: string): string => (/[.!?:]$/.test(sentence) ? sentence : `${sentence}.`);

/**
 * What is known of an option besides its name, a sentence each: what it costs, what follows, and last what the list says
 * of it already, unless a line says the same. `barrier`: whether also that it cannot be taken back.
 */
export function sentencesOf(
  store: TableStore,
  option: Offered,
  preview: Preview | null,
  { barrier }: { barrier: boolean } = { barrier: true },
): string[] {
  const { words, tell } = store;
  const sentences: string[] = [];
  if (option.cost !== null) {
    sentences.push(ended(words.text("client-option-cost", { cost: tell(option.cost) })));
  }
  const short = option.consequence === null ? [] : [ended(tell(option.consequence))];
  const lines = preview === null ? [] : preview.lines.map((line) => ended(tell(line)));
  sentences.push(...lines, ...short.filter((sentence) => !lines.includes(sentence)));
  if (barrier && (option.barrier || preview?.barrier)) {
    sentences.push(words.text("client-option-barrier"));
  }
  return sentences;
}
