/** Names that are like one that nobody bears. */

/** Without accents and capitals. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** How many letters must be changed, added or left out to make one word of the other. */
function changes(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (const [i, letter] of [...one].entries()) {
    const now = [i + 1];
    for (const [j, wanted] of [...other].entries()) {
      const kept = (before[j] ?? 0) + (letter === wanted ? 0 : 1);
      now.push(Math.min(kept, (before[j + 1] ?? 0) + 1, (now[j] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}

/** How unlike a name is: its beginning, or one of its words, need only be like what is sought. */
function unlike(sought: string, name: string): number {
  const words = [name, ...name.split(" ")];
  return Math.min(...words.map((word) => changes(sought, word.slice(0, Math.max(sought.length, 1)))));
}

/** The names that are most like what is sought, so many; of equally like ones the first in the alphabet. */
export function nearestNames(sought: string, names: readonly string[], count = 3): string[] {
  const wanted = plain(sought.trim());
  return [...names]
    .map((name) => ({ name, far: unlike(wanted, plain(name)) }))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .slice(0, count)
    .map(({ name }) => name);
}
