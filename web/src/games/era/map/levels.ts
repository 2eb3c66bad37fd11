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

export interface Named {
  id: string;
  text: string;
  /** The middle of the name, in units. */
  x: number;
  y: number;
  /** The name with the smaller number goes first. */
  rank: number;
}

/** A letter is so wide, for its height. */
const LETTER = 0.58;
/** So much room is left between two names, in letters. */
const GAP = 0.8;

/** Where pieces stand in the province `id`, in units. */
export interface Taken {
  id: string;
  x: number;
  y: number;
  /** Half as wide and as high as they are. */
  half: number;
}

/**
 * The names that can stand at this height of letters (in units) without touching each other or the pieces of other
 * provinces, as their ids.
 */
export function fitting(names: readonly Named[], height: number, taken: readonly Taken[] = []): ReadonlySet<string> {
  const kept: { left: number; right: number; top: number; bottom: number }[] = [];
  const ids = new Set<string>();
  for (const name of [...names].sort((a, b) => a.rank - b.rank)) {
    const half = ((name.text.length + GAP) * height * LETTER) / 2;
    const box = {
      left: name.x - half,
      right: name.x + half,
      top: name.y - height * 0.65,
      bottom: name.y + height * 0.65,
    };
    const free = kept.every(
      (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
    );
    const covers = ({ id, x, y, half: wide }: Taken): boolean =>
      id !== name.id && Math.abs(x - name.x) < half + wide && Math.abs(y - name.y) < height / 2 + wide;
    if (free && !taken.some(covers)) {
      kept.push(box);
      ids.add(name.id);
    }
  }
  return ids;
}
