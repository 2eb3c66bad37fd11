/** What tells the players apart besides their colours and letters. */

/** Shapes for a 48 by 48 box, by seat. */
export const SHAPES: readonly string[] = [
  "M24 3a21 21 0 1 1 0 42a21 21 0 0 1 0-42z",
  "M5 5h38v38H5z",
  "M5 5h38v20c0 11-9 17-19 21C14 42 5 36 5 25z",
  "M24 1l23 23-23 23L1 24z",
  "M24 1l24 43H0z",
  "M5 3h38v42L24 35 5 45z",
];

/** Strokes for a tile of 18 by 18, by seat; the third one are dots. */
export const PATTERNS: readonly string[] = [
  "",
  "M-3 9L9-3M-3 21L21-3M9 21L21 9",
  "M4 4h.01M13 13h.01",
  "M0 5h18M0 14h18M5 0v18M14 0v18",
  "M0 4h18M0 13h18",
  "M-2 3l5.5 6L9 3l5.5 6L20 3M-2 12l5.5 6L9 12l5.5 6L20 12",
];

/** The letter of a seat: the same everywhere, whatever the player is called. */
export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

/** How deep the letter stands in the shape of its seat: the triangle is wide only at its foot. */
export const letterY = (seat: number): number => [32, 32, 30, 32, 38, 28][seat % SHAPES.length] ?? 32;
