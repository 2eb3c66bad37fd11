/** Everything of the drawing that does not change while a table is played. */

import type { BoardMap, Province } from "./board";
import { type Box, boxOf, drawn, hexagonPath, inPlay, outline, sizeOf } from "./geometry";

export interface Shape {
  province: Province;
  path: string;
  inside: boolean;
  size: number;
}

export interface Scenery {
  shapes: readonly Shape[];
  byId: ReadonlyMap<string, Shape>;
  /** The provinces in play. */
  provinces: readonly Province[];
  hexagons: string;
  /** The line round what is in play. */
  edge: string;
  /** Ways by sea to faraway countries: a line, its middle and its movement points. */
  ways: readonly { id: string; path: string; x: number; y: number; cost: number }[];
  straits: string;
  /** The land in play, the middles of the seas, and the line round it all. */
  box: Box;
  /** Everything that may be seen. */
  whole: Box;
}

/** Two hexagons in play meet in an edge whose middle is the same point, as far as the grid is exact. */
const SAME = 60;

export function scenery(map: BoardMap, variant: string, straits: boolean): Scenery {
  const playing = inPlay(map, variant);
  const provinces = map.provinces
    .filter(({ id }) => playing.has(id))
    .map((province) => ({
      ...province,
      neighbours: province.neighbours.filter(({ id, border }) => playing.has(id) && (border !== "strait" || straits)),
    }));
  const kept = new Map(provinces.map((province) => [province.id, province]));
  const shapes = map.provinces.map((province) => ({
    province: kept.get(province.id) ?? province,
    path: outline(province),
    inside: playing.has(province.id),
    size: sizeOf(province),
  }));
  const { side, row } = map.grid;
  const [left, bottom, right, top] = map.grid.window;
  const whole = { left, top: -top, right, bottom: -bottom };
  const rim = rimOf(map, variant);
  return {
    shapes,
    byId: new Map(shapes.map((shape) => [shape.province.id, shape])),
    provinces,
    hexagons: map.hexagons.map(({ centre }) => (centre === null ? "" : hexagonPath(centre, side, row))).join(""),
    edge: edgeOf(map, variant),
    ways: provinces.flatMap(waysOf(kept)),
    straits: straits ? provinces.flatMap(straitsOf(kept)).join("") : "",
    box: around(landAndSea(provinces) ?? whole, rim),
    whole: around(whole, rim),
  };
}

/** A ship has so much room round the middle of its sea, in units. */
const SHIP = 200;

/** All land of some provinces, and what stands in the middle of their seas; null: there is no land. */
function landAndSea(provinces: readonly Province[]): Box | null {
  const land = boxOf(provinces.filter(({ kind }) => kind === "land"));
  const seas = provinces
    .filter(({ kind }) => kind === "sea")
    .map(({ label }) => {
      const [x, y] = drawn(label);
      return { left: x - SHIP, top: y - SHIP, right: x + SHIP, bottom: y + SHIP };
    });
  return land === null ? null : around(land, seas);
}

/** Beyond the hexagons in play there is room for the line round them, as a part of a hexagon. */
const LINE = 0.06;

/** What holds the hexagons in play, which reach beyond the drawn land and sea. */
function rimOf(map: BoardMap, variant: string): Box[] {
  const areas = new Set(map.variants.find(({ id }) => id === variant)?.areas);
  const { side, row } = map.grid;
  return map.hexagons.flatMap(({ id, centre }) => {
    if (centre === null || !areas.has(id)) {
      return [];
    }
    const [x, y] = drawn(centre);
    const [wide, high] = [side * (1 + LINE), row * (0.5 + LINE)];
    return [{ left: x - wide, top: y - high, right: x + wide, bottom: y + high }];
  });
}

const around = (box: Box, others: readonly Box[]): Box => ({
  left: Math.min(box.left, ...others.map(({ left }) => left)),
  top: Math.min(box.top, ...others.map(({ top }) => top)),
  right: Math.max(box.right, ...others.map(({ right }) => right)),
  bottom: Math.max(box.bottom, ...others.map(({ bottom }) => bottom)),
});

/** Each of the six edges of a hexagon in play beyond which none in play lies. */
export function edgeOf(map: BoardMap, variant: string): string {
  const areas = new Set(map.variants.find(({ id }) => id === variant)?.areas);
  const { side, row } = map.grid;
  const edges = map.hexagons.flatMap(({ id, centre }) => {
    if (centre === null || !areas.has(id)) {
      return [];
    }
    const [x, y] = drawn(centre);
    const corners = [0, 1, 2, 3, 4, 5].map((n) => corner(x, y, side, row, n));
    return corners.map((from, n) => ({ from, to: corners[(n + 1) % 6] ?? from }));
  });
  const middle = ({ from, to }: (typeof edges)[number]): [number, number] => [
    (from[0] + to[0]) / 2,
    (from[1] + to[1]) / 2,
  ];
  const alone = edges.filter((edge) => {
    const [x, y] = middle(edge);
    return edges.every((other) => other === edge || Math.hypot(middle(other)[0] - x, middle(other)[1] - y) > SAME);
  });
  return alone.map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`).join("");
}

function corner(x: number, y: number, side: number, row: number, n: number): [number, number] {
  const across = [-1, -0.5, 0.5, 1, 0.5, -0.5][n] ?? 0;
  const down = [0, -0.5, -0.5, 0, 0.5, 0.5][n] ?? 0;
  return [x + across * side, y + down * row];
}

const waysOf =
  (byId: ReadonlyMap<string, Province>) =>
  (from: Province): Scenery["ways"] =>
    from.neighbours.flatMap(({ id, border, cost }) => {
      const to = byId.get(id);
      if (border !== "sea" || cost < 2 || to === undefined || from.id > id) {
        return [];
      }
      const [[x1, y1], [x2, y2]] = [drawn(from.label), drawn(to.label)];
      return [{ id: `${from.id}-${id}`, path: `M${x1} ${y1}L${x2} ${y2}`, x: (x1 + x2) / 2, y: (y1 + y2) / 2, cost }];
    });

const straitsOf =
  (byId: ReadonlyMap<string, Province>) =>
  (from: Province): string[] =>
    from.neighbours.flatMap(({ id, border }) => {
      const to = byId.get(id);
      return border !== "strait" || to === undefined || from.id > id
        ? []
        : [`M${drawn(from.label).join(" ")}L${drawn(to.label).join(" ")}`];
    });
