/** The drawing of the improvement wheel: six areas around, four levels inward. */

const SIZE = 200;
const CENTRE = SIZE / 2;
const OUTSIDE = 96;
const INSIDE = 20;
/** Room for the names around the wheel. */
const AROUND = 12;
export const VIEW_BOX = `${-AROUND} ${-AROUND} ${SIZE + 2 * AROUND} ${SIZE + 2 * AROUND}`;

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

/** Where the numeral of a level stands: in its ring, on the border between the first area and the last. */
export function numeralAt(level: number, levels: number): [number, number] {
  return point((ring(level, levels) + ring(level + 1, levels)) / 2, 0);
}

/** The line along which names are written begins so far from the middle; below it they hang from it by their height. */
const [LABEL_RADIUS, LABEL_HEIGHT] = [101, 6.5];

/** The line along which the name of an area is written: around its sector, in the lower half the other way round. */
export function labelPath(index: number, count: number): string {
  const upside = Math.abs((index + 0.5) / count - 0.5) < 0.25;
  const radius = upside ? LABEL_RADIUS + LABEL_HEIGHT : LABEL_RADIUS;
  const [from, to] = upside ? [index + 1, index] : [index, index + 1];
  const [ax, ay] = point(radius, from / count);
  const [bx, by] = point(radius, to / count);
  return `M${plain(ax)} ${plain(ay)}A${plain(radius)} ${plain(radius)} 0 0 ${upside ? 0 : 1} ${plain(bx)} ${plain(by)}`;
}
