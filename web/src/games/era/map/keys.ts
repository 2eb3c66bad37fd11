/** The keys of the map; they hold while the map has the focus. */

import type { Direction } from "./arrows";

export type MapCommand =
  | { kind: "move"; direction: Direction }
  | { kind: "target"; step: 1 | -1 }
  | { kind: "own"; step: 1 | -1 }
  | { kind: "way"; step: 1 | -1 }
  | { kind: "about"; category: number }
  | { kind: "zoom"; factor: number }
  | { kind: "open" | "neighbours" | "around" | "find" | "fit" | "home" | "back" };

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
};
/** With Shift they go back. */
const STEPPING: Readonly<Record<string, "target" | "own" | "way">> = { t: "target", x: "own", w: "way" };
export const ZOOM_STEP = 1.4;
const PLAIN: Readonly<Record<string, MapCommand>> = {
  Enter: { kind: "open" },
  " ": { kind: "open" },
  n: { kind: "neighbours" },
  s: { kind: "around" },
  f: { kind: "find" },
  "0": { kind: "fit" },
  h: { kind: "home" },
  "+": { kind: "zoom", factor: ZOOM_STEP },
  "=": { kind: "zoom", factor: ZOOM_STEP },
  "-": { kind: "zoom", factor: 1 / ZOOM_STEP },
  Escape: { kind: "back" },
};

export function mapCommand(event: KeyboardEvent): MapCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return null;
  }
  const direction = ARROWS[event.key];
  if (direction !== undefined) {
    return { kind: "move", direction };
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const going = STEPPING[key];
  if (going !== undefined) {
    return { kind: going, step: event.shiftKey ? -1 : 1 };
  }
  if (/^[1-6]$/.test(key)) {
    return { kind: "about", category: Number(key) };
  }
  return PLAIN[key] ?? null;
}
