/** How much is drawn: the nearer one looks, the more there is to see. */

export type Level = "far" | "middle" | "near";

/** A usual province is so wide, in units of the drawing. */
export const USUAL = 370;
/** A usual province so wide on the screen is worth looking at nearer, in pixels. */
const MIDDLE_PX = 38;
const NEAR_PX = 78;

/** `scale`: pixels a unit. */
export function levelAt(scale: number): Level {
  const wide = USUAL * scale;
  return wide < MIDDLE_PX ? "far" : wide < NEAR_PX ? "middle" : "near";
}

/** The nearest look would lose small pieces in large provinces: so much larger they are there at most. */
const MOST_GROWTH = 1.7;
const GROWING_PX = 130;

/** How much larger pieces and names are than usual at this scale. */
export function growthAt(scale: number): number {
  return Math.min(MOST_GROWTH, Math.max(1, (USUAL * scale) / GROWING_PX));
}
