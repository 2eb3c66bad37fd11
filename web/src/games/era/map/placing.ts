/** Where signs and names stand: within their own province, beside the pieces, and never over one another. */

import type { Province } from "./board";
import { holds } from "./geometry";

/** A rectangle by its middle and half its sides, in units of the drawing. */
export interface Rect {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const apart = (one: Rect, other: Rect): boolean =>
  Math.abs(one.x - other.x) >= one.wide + other.wide || Math.abs(one.y - other.y) >= one.high + other.high;

/** A round sign with its radius, in units. */
export interface Sign {
  id: string;
  x: number;
  y: number;
  radius: number;
}

/** So far a sign stands from the pieces, for its radius, and a name, for half its height. */
const GAP = 0.25;
const NAME_GAP = 0.06;
/** Where a sign may stand round the pieces, the best place first: beside them, then at the corners, above and under. */
const ROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [1, -0.5],
  [-1, -0.5],
  [1, 0.5],
  [-1, 0.5],
  [1, -1],
  [-1, -1],
  [0, -1],
  [0.5, -1],
  [-0.5, -1],
  [1, 1],
  [-1, 1],
  [0, 1],
];
const RIM: readonly (readonly [number, number])[] = Array.from({ length: 8 }, (_, i) => {
  const angle = (i * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/**
 * A place for a round sign in a province: the first of the radii that fits wholly into it beside everything that is
 * `taken`; null if none does. `own`: what stands there itself. `air`: so far from the border at least, for the radius.
 */
export function signAt(
  province: Province,
  own: Rect | undefined,
  taken: readonly Rect[],
  radii: readonly number[],
  air: number,
): Sign | null {
  const { id, label } = province;
  const middle = own ?? { x: label[0], y: -label[1], wide: 0, high: 0 };
  const places = own === undefined ? [[0, 0] as const, ...ROUND] : ROUND;
  for (const radius of radii) {
    const reach = radius * (1 + GAP);
    for (const [right, down] of places) {
      const x = middle.x + right * (middle.wide + reach);
      const y = middle.y + down * (middle.high + reach);
      const box = { x, y, wide: radius, high: radius };
      if (taken.every((other) => apart(box, other)) && holdsRound(province, x, y, radius * air)) {
        return { id, x, y, radius };
      }
    }
  }
  return null;
}

/** So far out of the corner of the pieces a badge stands, for its radius. */
const OUT = 0.3;
const CORNERS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/**
 * Where a sign stands that finds no room of its own: as a badge on a corner of what stands in the province, where it
 * hides as little as can be of what is `taken` by others.
 */
export function badgeAt({ id, label }: Province, own: Rect | undefined, taken: readonly Rect[], radius: number): Sign {
  const middle = own ?? { x: label[0], y: -label[1], wide: 0, high: 0 };
  const others = taken.filter((rect) => rect !== own);
  const places = CORNERS.map(([right, down]) => ({
    id,
    x: middle.x + right * (middle.wide + OUT * radius),
    y: middle.y + down * (middle.high + OUT * radius),
    radius,
  }));
  const hidden = ({ x, y }: Sign): number =>
    others.filter((rect) => !apart({ x, y, wide: radius, high: radius }, rect)).length;
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

const holdsRound = (province: Province, x: number, y: number, radius: number): boolean =>
  RIM.every(([across, down]) => holds(province, x + across * radius, y + down * radius));

export interface Named {
  province: Province;
  /** What stands there. */
  own: Rect | undefined;
  /** The name with the smaller number goes first. */
  rank: number;
}

/** A letter is so wide, for its height. */
const LETTER = 0.56;
/** Half a line is so high, for the height of its letters. */
const HALF_LINE = 0.6;
/** So much room is left beside a name, in letters. */
const BESIDE = 0.8;

/** Half as wide and as high as a name in letters of this height. */
const extent = (text: string, height: number): Pick<Rect, "wide" | "high"> => ({
  wide: ((text.length + BESIDE) * height * LETTER) / 2,
  high: height * HALF_LINE,
});

/** Places for a name, the best first: under the pieces, above them, then shifted, then beside them. */
function spots({ province, own }: Named, { wide, high }: Pick<Rect, "wide" | "high">): [number, number][] {
  const [x, y] = [province.label[0], -province.label[1]];
  const away = own === undefined ? 0 : own.high + high * (1 + NAME_GAP);
  const beside = (own?.wide ?? 0) + wide + high * NAME_GAP;
  const rows: [number, number][] = own === undefined ? [[x, y]] : [];
  return [
    ...rows,
    [x, y + away],
    [x, y - away],
    [x - wide / 2, y + away],
    [x + wide / 2, y + away],
    [x - wide / 2, y - away],
    [x + wide / 2, y - away],
    [x + beside, y],
    [x - beside, y],
    [x, y + away + 2 * high],
    [x, y - away - 2 * high],
  ];
}

/** So many points of a name are looked at to see what it lies over. */
const LOOKS = [-0.95, -0.6, -0.3, 0, 0.3, 0.6, 0.95];

/**
 * Whether a name may stand somewhere. That of land: over its own land or the sea before it. That of a sea: over water
 * alone, and for the most part its own. An answer is kept: as long as nobody zooms the same places are asked for.
 */
export function allowing(byId: (id: string) => Province | undefined): (province: Province, at: Rect) => boolean {
  const known = new Map<string, boolean>();
  return (province, at) => {
    const key = `${province.id} ${at.x} ${at.y} ${at.wide}`;
    const answer = known.get(key) ?? may(province, byId, at);
    known.set(key, answer);
    return answer;
  };
}

function may(province: Province, byId: (id: string) => Province | undefined, { x, y, wide, high }: Rect): boolean {
  const near = province.neighbours.flatMap(({ id }) => byId(id) ?? []);
  if (province.kind === "land") {
    return holds(province, x, y) || near.some((other) => other.kind === "sea" && holds(other, x, y));
  }
  const lands = near.filter(({ kind }) => kind === "land");
  return (
    LOOKS.filter((part) => holds(province, x + part * wide, y)).length > LOOKS.length / 2 &&
    LOOKS.every((part) =>
      [-high / 2, high / 2].every((down) => !lands.some((land) => holds(land, x + part * wide, y + down))),
    )
  );
}

/**
 * Where the names stand that find room at this height of letters (in units) beside each other and everything that is
 * `taken`: the middle of each, by its province. `allowed`: see `allowing`.
 */
export function namesAt(
  names: readonly Named[],
  height: number,
  taken: readonly Rect[],
  allowed: (province: Province, at: Rect) => boolean,
): ReadonlyMap<string, Rect> {
  const kept = [...taken];
  const found = new Map<string, Rect>();
  for (const name of [...names].sort((a, b) => a.rank - b.rank)) {
    const size = extent(name.province.name, height);
    for (const [x, y] of spots(name, size)) {
      const box = { x, y, ...size };
      if (kept.every((other) => apart(box, other)) && allowed(name.province, box)) {
        kept.push(box);
        found.set(name.province.id, box);
        break;
      }
    }
  }
  return found;
}
