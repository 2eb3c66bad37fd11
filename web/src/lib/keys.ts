/** The page's keys. They hold only while no text field has the focus; letters can be turned off, and each can be changed. */

import { type Binding, bindings } from "./bindings.svelte";

export type Command =
  | "command"
  | "prompt"
  | "rule"
  | "tribe"
  | "tribes"
  | "hand"
  | "board"
  | "news"
  | "round"
  | "battle"
  | "replay"
  | "preview"
  | "undo"
  | "log"
  | "guide"
  | "introduction"
  | "region"
  | "regionBack"
  | "older"
  | "newer"
  | "oldest"
  | "newest"
  | "buffer"
  | "bufferBack"
  | "mute"
  | "copy"
  | "keys";

const key = (command: Command, chord: string, does: string): Binding<Command> => ({
  id: command,
  chord,
  command,
  does,
});

/** `S`, `Shift+S` and `H` are those that players of the card game know. */
export const KEYS: readonly Binding<Command>[] = [
  key("command", "/", "client-key-command"),
  key("prompt", "p", "client-key-prompt"),
  key("rule", "shift+p", "client-key-rule"),
  key("tribe", "s", "client-key-tribe"),
  key("tribes", "shift+s", "client-key-tribes"),
  key("hand", "h", "client-key-hand"),
  key("board", "f", "client-key-board"),
  key("news", "n", "client-key-news"),
  key("round", "shift+r", "client-key-round"),
  key("battle", "shift+b", "client-key-battle"),
  key("preview", "v", "client-key-preview"),
  key("replay", "r", "client-key-replay"),
  key("undo", "u", "client-key-undo"),
  key("log", "l", "client-key-log"),
  key("guide", "i", "client-key-guide"),
  key("introduction", "e", "client-key-introduction"),
  key("region", "q", "client-key-region"),
  key("regionBack", "shift+q", "client-key-region-back"),
  key("older", ",", "client-key-older"),
  key("newer", ".", "client-key-newer"),
  key("oldest", "shift+,", "client-key-oldest"),
  key("newest", "shift+.", "client-key-newest"),
  key("bufferBack", "[", "client-key-buffer-back"),
  key("buffer", "]", "client-key-buffer"),
  key("mute", "shift+m", "client-key-mute"),
  key("copy", "shift+c", "client-key-copy"),
  key("keys", "?", "client-key-keys"),
];

export const commandOf = (event: KeyboardEvent): Command | null => bindings.find(KEYS, event);

export const isCommandKey = (event: KeyboardEvent): boolean => commandOf(event) !== null;

/** Whether what has the focus takes letters for itself. */
export function isTyping(element: Element | null): boolean {
  if (element === null) {
    return false;
  }
  if (element instanceof HTMLInputElement) {
    return !["button", "checkbox", "radio", "range", "reset", "submit"].includes(element.type);
  }
  return (
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    (element instanceof HTMLElement && element.isContentEditable)
  );
}
