/** Keys that mean one thing while a game's board has the focus and another elsewhere: whenever that changes, it is said. */

import { type Binding, bindings } from "./bindings.svelte";
import { chordOf, partsOf } from "./chords";
import { KEYS } from "./keys";
import type { Words } from "./words";

/** A key as it is called in the page's language. */
export function written(words: Pick<Words, "text">, chord: string): string {
  const { shift, key } = partsOf(chord);
  return shift ? `${words.text("client-keys-shift")}+${key}` : key;
}

/** The key of a command of the page, as it is called. */
export function keyFor(words: Pick<Words, "text">, command: string): string {
  const binding = KEYS.find((one) => one.command === command);
  return binding === undefined ? "" : written(words, bindings.keyOf(binding));
}

/** Where a key was pressed last, by the key; at first everything is the page's. */
const pressed = new Map<string, "board" | "page">();

/**
 * What is to be said of a key that has another meaning here than where it was pressed last: what it does here, and what
 * elsewhere. Empty if the other side has no such key, or nothing has changed. `board`: the keys of the game's board.
 */
export function whose(
  event: KeyboardEvent,
  here: "board" | "page",
  board: readonly Binding<unknown>[],
  words: Pick<Words, "text">,
): string {
  const [onBoard, onPage] = [bindings.bindingOf(board, event), bindings.bindingOf(KEYS, event)];
  const chord = chordOf(event);
  if (onBoard === null || onPage === null || chord === null) {
    return "";
  }
  const before = pressed.get(chord) ?? "page";
  pressed.set(chord, here);
  return before === here
    ? ""
    : words.text(here === "board" ? "client-keys-now-board" : "client-keys-now-page", {
        key: written(words, chord),
        board: words.text(onBoard.does),
        page: words.text(onPage.does),
      });
}

/** What is said of a key that only the board has, while the board has not the focus; empty: it is none. */
export function belongsToBoard(
  event: KeyboardEvent,
  doesOnBoard: (event: KeyboardEvent) => string | null,
  words: Pick<Words, "text">,
): string {
  const [does, chord] = [doesOnBoard(event), chordOf(event)];
  return does === null || chord === null
    ? ""
    : words.text("client-keys-of-board", {
        key: written(words, chord),
        does: words.text(does),
        go: keyFor(words, "region"),
      });
}
