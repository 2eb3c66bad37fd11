/** Which key does what: as the page comes with it, or as somebody has chosen on this device; letters can be turned off. */

import { chordOf, isCharacter } from "./chords";

export interface Binding<C> {
  /** Its name among all bindings, under which another key is kept. */
  id: string;
  /** The key that the page comes with. */
  chord: string;
  command: C;
  /** The message that says what it does. */
  does: string;
}

const LETTERS = "stammtisch-letters";
const OWN = "stammtisch-keys";

class Bindings {
  /** Whether single letters, digits and signs do anything (WCAG 2.1.4). */
  letters = $state(localStorage.getItem(LETTERS) !== "off");

  /** The keys that somebody has chosen, by the name of their binding. */
  #own = $state.raw<Readonly<Record<string, string>>>(kept());

  choose(letters: boolean): void {
    localStorage.setItem(LETTERS, letters ? "on" : "off");
    this.letters = letters;
  }

  /** The key of a binding. */
  keyOf({ id, chord }: Binding<unknown>): string {
    return this.#own[id] ?? chord;
  }

  get changed(): boolean {
    return Object.keys(this.#own).length > 0;
  }

  /** What a key press means among `all`; null: nothing, or letters are off. */
  find<C>(all: readonly Binding<C>[], event: KeyboardEvent): C | null {
    return this.bindingOf(all, event)?.command ?? null;
  }

  /** The binding of a key press among `all`; null: there is none, or letters are off. */
  bindingOf<C>(all: readonly Binding<C>[], event: KeyboardEvent): Binding<C> | null {
    const chord = chordOf(event);
    if (chord === null || (!this.letters && isCharacter(chord))) {
      return null;
    }
    return all.find((binding) => this.keyOf(binding) === chord) ?? null;
  }

  /** Give a binding another key; if another one among `all` has it, nothing changes and that one is returned. */
  change(all: readonly Binding<unknown>[], binding: Binding<unknown>, chord: string): Binding<unknown> | null {
    const holder = all.find((other) => other.id !== binding.id && this.keyOf(other) === chord);
    if (holder === undefined) {
      this.#keep({ ...this.#own, [binding.id]: chord });
    }
    return holder ?? null;
  }

  /** All keys as the page comes with them. */
  reset(): void {
    this.#keep({});
  }

  #keep(own: Readonly<Record<string, string>>): void {
    localStorage.setItem(OWN, JSON.stringify(own));
    this.#own = own;
  }
}

/** What this device has kept; anything else than keys by name counts as nothing. */
function kept(): Readonly<Record<string, string>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(OWN) ?? "{}");
    return Object.fromEntries(
      Object.entries(found ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return {};
  }
}

export const bindings = new Bindings();
