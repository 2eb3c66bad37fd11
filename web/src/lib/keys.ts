/** The page's single-letter commands. They hold only while no text field has the focus. */

export type Command =
  | "command"
  | "prompt"
  | "tribe"
  | "tribes"
  | "hand"
  | "board"
  | "news"
  | "replay"
  | "preview"
  | "undo"
  | "log"
  | "guide"
  | "introduction"
  | "keys";

interface KeyCommand {
  key: string;
  shift: boolean;
  command: Command;
}

/** `S`, `Shift+S` and `H` are those that players of the card game know. */
export const KEYS: readonly KeyCommand[] = [
  { key: "/", shift: false, command: "command" },
  { key: "p", shift: false, command: "prompt" },
  { key: "s", shift: false, command: "tribe" },
  { key: "s", shift: true, command: "tribes" },
  { key: "h", shift: false, command: "hand" },
  { key: "f", shift: false, command: "board" },
  { key: "n", shift: false, command: "news" },
  { key: "v", shift: false, command: "preview" },
  { key: "r", shift: false, command: "replay" },
  { key: "u", shift: false, command: "undo" },
  { key: "l", shift: false, command: "log" },
  { key: "i", shift: false, command: "guide" },
  { key: "e", shift: false, command: "introduction" },
  { key: "?", shift: false, command: "keys" },
];

export function commandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return null;
  }
  const key = event.key.toLowerCase();
  const letter = /^[a-z]$/.test(key);
  const found = KEYS.find((entry) => entry.key === key && (!letter || entry.shift === event.shiftKey));
  return found?.command ?? null;
}

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
