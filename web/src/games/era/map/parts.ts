/** What stands and lies in a province, as rows of parts with their places: the drawing and whatever must give way to it. */

import type { ProvinceState } from "../position";
import type { Province } from "./board";
import type { Level } from "./levels";

export interface Part {
  key: string;
  /** A drawing of `ICONS`; `banner` and `ship` are drawn in the tribe's shape. */
  icon: string;
  seat: number | null;
  /** The number beside it; 0: none. */
  n: number;
  wide: number;
  /** The middle, in pixels from the label's point. */
  x: number;
  y: number;
}

type Piece = Omit<Part, "x" | "y">;

/** So many cubes are drawn one by one. */
const MOST_CUBES = 4;
/** A number takes so much room. */
const NUMBER_PX = 10;
const ROW_GAP_PX = 2;
const SIZES: Readonly<Record<Level, number>> = { near: 18, middle: 15, far: 13 };
/** A ship carries the tribe's shape as its sail, and so is larger than the shape alone. */
const SHIP = 1.4;

/** How large a part of this level is, in pixels. */
export const sizeOf = (level: Level): number => SIZES[level];
export const shipSizeOf = (level: Level): number => SIZES[level] * SHIP;

function troops(province: Province, state: ProvinceState | undefined, level: Level): Piece[] {
  const icon = province.kind === "sea" ? "ship" : "banner";
  const size = icon === "ship" ? shipSizeOf(level) : sizeOf(level);
  const cubes = Object.entries(state?.cubes ?? {}).map(([seat, n]) => ({ seat: Number(seat), n }));
  if (level === "far") {
    const owner = state?.owner ?? cubes[0]?.seat;
    return owner === undefined ? [] : [counted("owner", icon, owner, state?.cubes?.[owner] ?? 0, size)];
  }
  return cubes.flatMap(({ seat, n }): Piece[] =>
    level === "near" && n <= MOST_CUBES
      ? Array.from({ length: n }, (_, i) => ({ key: `cube-${seat}-${i}`, icon, seat, n: 0, wide: size + 1 }))
      : [counted(`cube-${seat}`, icon, seat, n, size)],
  );
}

/** Pieces that are drawn once, with their number if there are several. */
function counted(key: string, icon: string, seat: number, pieces: number, size: number): Piece {
  const n = pieces > 1 ? pieces : 0;
  return { key, icon, seat, n, wide: size + (n > 0 ? NUMBER_PX : 0) };
}

function things(province: Province, state: ProvinceState | undefined, home: boolean, level: Level): Piece[] {
  const size = sizeOf(level);
  const part = (icon: string, seat: number | null = null): Piece => ({ key: icon, icon, seat, n: 0, wide: size + 1 });
  if (level === "far") {
    return state?.hamlet === true ? [part("barbarian")] : [];
  }
  const found: Piece[] = [];
  if (state?.city !== undefined) {
    found.push(part("city", state.city));
  }
  if (state?.post !== undefined) {
    found.push(part("post", state.post));
  }
  if (state?.battlefield !== undefined) {
    found.push({ ...part("battlefield"), n: state.battlefield, wide: size + NUMBER_PX });
  }
  if (state?.hamlet === true) {
    found.push(part("barbarian"), ...(level === "near" ? [part("hamlet")] : []));
  }
  for (const sign of [province.goods, province.food]) {
    if (sign !== null) {
      found.push(part(sign));
    }
  }
  if (level === "near" && home) {
    found.push(part("home"));
  }
  return found;
}

/** Everything that is seen of a province at this level; `home`: it is one, and is shown as such. */
export function partsOf(province: Province, state: ProvinceState | undefined, home: boolean, level: Level): Part[] {
  const rows = [troops(province, state, level), things(province, state, home, level)].filter(
    ({ length }) => length > 0,
  );
  const heights = rows.map((row) => Math.max(...row.map((part) => highOf(part, level))));
  let top = -(heights.reduce((sum, high) => sum + high, 0) + (rows.length - 1) * ROW_GAP_PX) / 2;
  return rows.flatMap((row, r) => {
    const high = heights[r] ?? 0;
    const y = top + high / 2;
    top += high + ROW_GAP_PX;
    let left = -row.reduce((sum, { wide }) => sum + wide, 0) / 2;
    return row.map((part) => {
      const x = left + (part.wide - roomForNumber(part)) / 2;
      left += part.wide;
      return { ...part, x, y };
    });
  });
}

const roomForNumber = ({ n }: Piece): number => (n > 0 ? NUMBER_PX : 0);
const highOf = ({ icon }: Piece, level: Level): number => (icon === "ship" ? shipSizeOf(level) : sizeOf(level));

/** Half as wide and as high as the parts together, in pixels; null: there are none. */
export function extentOf(parts: readonly Part[], level: Level): { wide: number; high: number } | null {
  if (parts.length === 0) {
    return null;
  }
  return {
    wide: Math.max(...parts.map((part) => (part.wide - roomForNumber(part)) / 2 - part.x)),
    high: Math.max(...parts.map((part) => highOf(part, level) / 2 - part.y)),
  };
}
