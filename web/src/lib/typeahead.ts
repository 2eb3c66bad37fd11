/** Finding an entry by what is typed. */

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** How well `typed` fits one text: 3 the text begins with it, 2 a word begins with it, 1 every typed word begins a word of it, 0 not at all. */
export function closeness(typed: string, text: string): 0 | 1 | 2 | 3 {
  const wanted = plain(typed);
  const whole = plain(text);
  if (wanted === "" || whole.startsWith(wanted)) {
    return 3;
  }
  if (whole.includes(` ${wanted}`)) {
    return 2;
  }
  const parts = wordsOf(text);
  return wordsOf(typed).every((want) => parts.some((part) => part.startsWith(want))) ? 1 : 0;
}

/** The entries that fit, best first and otherwise in their order; `texts` gives all texts an entry is known by. */
export function matches<T>(typed: string, entries: readonly T[], texts: (entry: T) => readonly string[]): T[] {
  return entries
    .map((entry, index) => ({ entry, index, close: Math.max(...texts(entry).map((text) => closeness(typed, text))) }))
    .filter((found) => found.close > 0)
    .sort((a, b) => b.close - a.close || a.index - b.index)
    .map((found) => found.entry);
}

/** The index of the next entry after `current` that begins with `typed` (then: has a word that does), going round; -1 if none does. */
export function nextBeginning(typed: string, texts: readonly string[], current: number): number {
  const from = typed.length > 1 ? current : current + 1;
  for (const least of [3, 2]) {
    for (let step = 0; step < texts.length; step += 1) {
      const index = (Math.max(from, 0) + step) % texts.length;
      if (closeness(typed, texts[index] ?? "") >= least) {
        return index;
      }
    }
  }
  return -1;
}
