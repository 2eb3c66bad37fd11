/** Provinces that somebody has marked with a digit, at each table; kept on this device. */

const key = (table: string): string => `stammtisch-era-marks-${table}`;

/** The marked provinces by digit. */
export function marksOf(table: string): Map<number, string> {
  const found = (localStorage.getItem(key(table)) ?? "").split(" ").map((mark) => mark.split("="));
  return new Map(
    found.flatMap(([digit, id]): [number, string][] =>
      digit !== undefined && id !== undefined && /^[1-9]$/.test(digit) ? [[Number(digit), id]] : [],
    ),
  );
}

/** Mark a province; a digit that was another's before is its now. */
export function mark(table: string, digit: number, id: string): void {
  const marks = [...marksOf(table).set(digit, id)].sort(([a], [b]) => a - b);
  localStorage.setItem(key(table), marks.map(([one, place]) => `${one}=${place}`).join(" "));
}
