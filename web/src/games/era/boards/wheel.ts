/** The drawing of the improvement wheel: six areas around, four levels inward. */

const SIZE = 200;
const CENTRE = SIZE / 2;
const OUTSIDE = 96;
const INSIDE = 20;
/** Room for the names around the wheel. */
const BESIDE = 28;
const ABOVE = 8;
export const VIEW_BOX = `${-BESIDE} ${-ABOVE} ${SIZE + 2 * BESIDE} ${SIZE + 2 * ABOVE}`;

const point = (radius: number, turn: number): [number, number] => [
  CENTRE + radius * Math.sin(turn * 2 * Math.PI),
  CENTRE - radius * Math.cos(turn * 2 * Math.PI),
];

const plain = (number: number): string => number.toFixed(1);

/** How far from the middle a ring begins: level 0 is outside, the last level innermost. */
const ring = (level: number, levels: number): number => OUTSIDE - ((OUTSIDE - INSIDE) * level) / (levels + 1);

/** The outline of one field: area `index` of `count`, a level of so many. */
export function fieldPath(index: number, count: number, level: number, levels: number): string {
  const [from, to] = [index / count, (index + 1) / count];
  const [outer, inner] = [ring(level, levels), ring(level + 1, levels)];
  const [ax, ay] = point(outer, from);
  const [bx, by] = point(outer, to);
  const [cx, cy] = point(inner, to);
  const [dx, dy] = point(inner, from);
  const arc = (radius: number, way: 0 | 1): string => `A${plain(radius)} ${plain(radius)} 0 0 ${way}`;
  return `M${plain(ax)} ${plain(ay)}${arc(outer, 1)} ${plain(bx)} ${plain(by)}L${plain(cx)} ${plain(cy)}${arc(inner, 0)} ${plain(dx)} ${plain(dy)}z`;
}

/** Where the disc `order` of `discs` lies on a field. */
export function discAt(
  field: { index: number; count: number; level: number; levels: number },
  order: number,
  discs: number,
): [number, number] {
  const middle = (ring(field.level, field.levels) + ring(field.level + 1, field.levels)) / 2;
  return point(middle, (field.index + (order + 1) / (discs + 1)) / field.count);
}

const LABEL_RADIUS = 102;
/** Names nearer to the sides than this are turned. */
const SIDE = 95;

/** Where the name of an area stands: beside its sector; at the sides it is turned and runs along the rim. */
export function labelAt(
  index: number,
  count: number,
): { x: number; y: number; anchor: "start" | "middle" | "end"; turned: number } {
  const [x, y] = point(LABEL_RADIUS, (index + 0.5) / count);
  const across = x - CENTRE;
  if (Math.abs(across) > SIDE) {
    return { x, y, anchor: "middle", turned: across > 0 ? 90 : -90 };
  }
  return { x, y, anchor: across > 0 ? "start" : "end", turned: 0 };
}
