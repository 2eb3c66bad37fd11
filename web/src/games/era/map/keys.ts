/** The keys of the map; they hold while the map has the focus. Arrows, Enter, Escape and the digits are as they are. */

import { type Binding, bindings } from "../../../lib/bindings.svelte";
import { isTyping } from "../../../lib/keys";
import type { BoardKeys } from "../..";
import type { Direction } from "./arrows";

/** What goes through provinces one after another, forwards or backwards. */
export type Tour = "target" | "own" | "others" | "free" | "frontier" | "neighbour" | "area";

export type MapCommand =
  | { kind: "move"; direction: Direction }
  | { kind: "tour"; tour: Tour; step: 1 | -1 }
  | { kind: "way"; step: 1 | -1 }
  | { kind: "digit"; digit: number }
  | { kind: "zoom"; factor: number }
  | { kind: "open" | "neighbours" | "around" | "find" | "fit" | "home" | "back" | "previous" }
  | { kind: "mark" | "goTo" | "distance" | "amount" };

export const ZOOM_STEP = 1.4;

/** The digits: one to seven ask about a province, and with B and G all nine name a mark. */
export const DIGITS = /^[1-9]$/;

const key = (id: string, chord: string, command: MapCommand, does: string): Binding<MapCommand> => ({
  id: `map-${id}`,
  chord,
  command,
  does,
});
const tour = (name: Tour, step: 1 | -1): MapCommand => ({ kind: "tour", tour: name, step });

/** `U` takes back here too, so what is nobody's is on `O`. */
export const MAP_KEYS: readonly Binding<MapCommand>[] = [
  key("target", "t", tour("target", 1), "client-map-key-target"),
  key("target-back", "shift+t", tour("target", -1), "client-map-key-target-back"),
  key("way", "w", { kind: "way", step: 1 }, "client-map-key-way"),
  key("way-back", "shift+w", { kind: "way", step: -1 }, "client-map-key-way-back"),
  key("own", "x", tour("own", 1), "client-map-key-own"),
  key("own-back", "shift+x", tour("own", -1), "client-map-key-own-back"),
  key("others", "e", tour("others", 1), "client-map-key-others"),
  key("others-back", "shift+e", tour("others", -1), "client-map-key-others-back"),
  key("free", "o", tour("free", 1), "client-map-key-free"),
  key("free-back", "shift+o", tour("free", -1), "client-map-key-free-back"),
  key("frontier", "d", tour("frontier", 1), "client-map-key-frontier"),
  key("frontier-back", "shift+d", tour("frontier", -1), "client-map-key-frontier-back"),
  key("area", "z", tour("area", 1), "client-map-key-area"),
  key("area-back", "shift+z", tour("area", -1), "client-map-key-area-back"),
  key("neighbours", "n", { kind: "neighbours" }, "client-map-key-neighbours"),
  key("neighbour", "]", tour("neighbour", 1), "client-map-key-neighbour"),
  key("neighbour-back", "[", tour("neighbour", -1), "client-map-key-neighbour-back"),
  key("around", "s", { kind: "around" }, "client-map-key-around"),
  key("find", "f", { kind: "find" }, "client-map-key-find"),
  key("mark", "b", { kind: "mark" }, "client-map-key-mark"),
  key("go-to", "g", { kind: "goTo" }, "client-map-key-go-to"),
  key("distance", "k", { kind: "distance" }, "client-map-key-distance"),
  key("home", "h", { kind: "home" }, "client-map-key-home"),
  key("previous", "Backspace", { kind: "previous" }, "client-map-key-previous"),
  key("amount", "a", { kind: "amount" }, "client-map-key-amount"),
  key("nearer", "+", { kind: "zoom", factor: ZOOM_STEP }, "client-map-key-nearer"),
  key("further", "-", { kind: "zoom", factor: 1 / ZOOM_STEP }, "client-map-key-further"),
  key("fit", "0", { kind: "fit" }, "client-map-key-fit"),
];

/** Where plus is written with Shift, its key alone does too. */
const PLUS_UNDER_SHIFT = key("nearer-too", "=", { kind: "zoom", factor: ZOOM_STEP }, "client-map-key-nearer");

const FIXED: Readonly<Record<string, MapCommand>> = {
  ArrowUp: { kind: "move", direction: "up" },
  ArrowRight: { kind: "move", direction: "right" },
  ArrowDown: { kind: "move", direction: "down" },
  ArrowLeft: { kind: "move", direction: "left" },
  Enter: { kind: "open" },
  " ": { kind: "open" },
  Escape: { kind: "back" },
};

/** Whether a key that is pressed beside the map is meant for it: a letter, a sign or a digit, where nobody writes. */
export const isAsked = (event: KeyboardEvent): boolean =>
  FIXED[event.key] === undefined && !isTyping(event.target instanceof Element ? event.target : null);

/** What a key does on the map that has a digit or a letter, as a message; null: nothing. */
function does(event: KeyboardEvent): string | null {
  if (bindings.letters && /^[1-7]$/.test(event.key)) {
    return `client-map-key-${event.key}`;
  }
  return bindings.bindingOf([...MAP_KEYS, PLUS_UNDER_SHIFT], event)?.does ?? null;
}

export const MAP_BOARD_KEYS: BoardKeys = {
  title: "client-map-title",
  bindings: MAP_KEYS,
  does,
  fixed: [
    ["client-map-keys-arrows", "client-map-key-arrows"],
    ["client-map-keys-enter", "client-map-key-enter"],
    ["client-map-keys-escape", "client-map-key-escape"],
    ["client-map-keys-1", "client-map-key-1"],
    ["client-map-keys-2", "client-map-key-2"],
    ["client-map-keys-3", "client-map-key-3"],
    ["client-map-keys-4", "client-map-key-4"],
    ["client-map-keys-5", "client-map-key-5"],
    ["client-map-keys-6", "client-map-key-6"],
    ["client-map-keys-7", "client-map-key-7"],
  ],
};

export function mapCommand(event: KeyboardEvent): MapCommand | null {
  if (!event.ctrlKey && !event.metaKey && !event.altKey) {
    const fixed = FIXED[event.key];
    if (fixed !== undefined) {
      return fixed;
    }
    if (bindings.letters && DIGITS.test(event.key)) {
      return { kind: "digit", digit: Number(event.key) };
    }
  }
  return bindings.find([...MAP_KEYS, PLUS_UNDER_SHIFT], event);
}
