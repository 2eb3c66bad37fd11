/** Keys by what they are pressed as: a letter with Shift is another key, a sign is what the keyboard makes of it. */

/** Comma and full stop with Shift, which keyboards differ on. */
const SHIFTED: Readonly<Record<string, string>> = { "Comma <": ",", "Comma ;": ",", "Period >": ".", "Period :": "." };
/** Keys that only change others, or are dead by themselves. */
const NONE: ReadonlySet<string> = new Set([
  "Shift",
  "Control",
  "Alt",
  "AltGraph",
  "Meta",
  "CapsLock",
  "Dead",
  "Process",
]);

/** For example `t`, `shift+t`, `[`, `Enter`, `shift+F6`; null for what is meant for the browser or the device. */
export function chordOf(event: KeyboardEvent): string | null {
  const signed = event.getModifierState("AltGraph") && event.key.length === 1;
  if (event.metaKey || ((event.ctrlKey || event.altKey) && !signed) || NONE.has(event.key)) {
    return null;
  }
  const under = event.shiftKey ? SHIFTED[`${event.code} ${event.key}`] : undefined;
  if (under !== undefined) {
    return `shift+${under}`;
  }
  if (event.key.length === 1 && !isLetter(event.key)) {
    return event.key;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.shiftKey ? `shift+${key}` : key;
}

const isLetter = (key: string): boolean => key.toLowerCase() !== key.toUpperCase();

/** Whether a key by itself writes a letter, a digit or a sign, as opposed to Enter, the arrows or the function keys. */
export const isCharacter = (chord: string): boolean => [...chord.replace(/^shift\+/, "")].length === 1 && chord !== " ";

/** The keys of a chord one by one, as they are written on a keyboard. */
export function partsOf(chord: string): { shift: boolean; key: string } {
  const shift = chord.startsWith("shift+");
  const key = shift ? chord.slice("shift+".length) : chord;
  return { shift, key: key.length === 1 ? key.toUpperCase() : key };
}
