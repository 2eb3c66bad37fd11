/** What the key to the map explains, in its order; each with a small drawing that the map itself draws. */

import type { ProvinceState } from "../position";
import type { Province } from "./board";
import type { Level } from "./levels";

/** What a line of the map lies on. */
type Ground = "hill" | "water";

/** A line of the map: the layer and the classes that it is drawn with, and the pattern that fills it. */
export interface Stroke {
  layer: string;
  name: string;
  filled?: "target" | "seat";
}

export type Sample =
  | { kind: "terrain"; terrain: string }
  | { kind: "pieces"; province: Province; state: ProvinceState; home: boolean; level: Level }
  | { kind: "outline"; strokes: readonly Stroke[] }
  | { kind: "line"; ground: Ground; strokes: readonly Stroke[]; cost?: number }
  | { kind: "tick" }
  | { kind: "swords" }
  | { kind: "way" };

export interface Entry {
  /** The message that says what it is. */
  says: string;
  sample: Sample;
}

export interface Chapter {
  title: string;
  entries: readonly Entry[];
}

const NOWHERE: Province = {
  id: "",
  name: "",
  kind: "land",
  terrain: null,
  food: null,
  goods: null,
  home: null,
  home_inferred: false,
  barbarian: false,
  dot: true,
  areas: [],
  label: [0, 0],
  polygons: [],
  neighbours: [],
};

const entry = (says: string, sample: Sample): Entry => ({ says, sample });
const pieces = (
  says: string,
  state: ProvinceState,
  province: Partial<Province> = {},
  level: Level = "near",
  home: boolean = false,
): Entry => entry(says, { kind: "pieces", province: { ...NOWHERE, ...province }, state, home, level });
const outline = (says: string, ...strokes: Stroke[]): Entry => entry(says, { kind: "outline", strokes });
const line = (says: string, ground: Ground, strokes: readonly Stroke[], cost?: number): Entry =>
  entry(says, { kind: "line", ground, strokes, ...(cost === undefined ? {} : { cost }) });

const TERRAINS = ["desert", "grain", "hill", "forest", "mountain", "water"];
const LUXURY = ["beer", "cloth", "diamonds", "furs", "gold", "ivory", "spices", "wine"];
const MILITARY = ["horse", "ore"];

/** `seat`: whose pieces are shown. `straits`: whether there are any at this table. */
export function legendOf(seat: number, straits: boolean): readonly Chapter[] {
  const own = { [String(seat)]: 1 };
  return [
    {
      title: "client-map-legend-pieces",
      entries: [
        pieces("client-map-legend-vassal", { cubes: own }),
        pieces("client-map-legend-fleet", { cubes: own }, { kind: "sea" }),
        pieces("client-map-legend-number", { cubes: { [String(seat)]: 3 } }, {}, "middle"),
        pieces("client-map-legend-city", { city: seat }),
        pieces("client-map-legend-post", { post: seat }),
        pieces("client-map-legend-barbarian", { hamlet: true }, {}, "middle"),
        pieces("client-map-legend-hamlet", { hamlet: true }),
        pieces("client-map-legend-battlefield", { battlefield: 2 }),
        pieces("client-map-legend-home", {}, {}, "near", true),
      ],
    },
    {
      title: "client-map-legend-goods",
      entries: [
        ...LUXURY.map((goods) => pieces(`era-luxury-${goods}`, {}, { goods })),
        ...MILITARY.map((goods) => pieces(`era-military-${goods}`, {}, { goods })),
        pieces("client-map-legend-grain", {}, { food: "grain" }),
        pieces("client-map-legend-fish", {}, { food: "fish" }),
      ],
    },
    {
      title: "client-map-legend-marks",
      entries: [
        outline("client-map-legend-held", { layer: "state", name: "held", filled: "seat" }),
        outline("client-map-legend-start", { layer: "targets", name: "start" }),
        outline("client-map-legend-chosen", { layer: "targets", name: "start chosen" }),
        outline(
          "client-map-legend-target",
          { layer: "targets", name: "target-under" },
          { layer: "targets", name: "target", filled: "target" },
        ),
        entry("client-map-legend-tick", { kind: "tick" }),
        outline(
          "client-map-legend-looked",
          { layer: "cursor", name: "looked-under" },
          { layer: "cursor", name: "looked" },
        ),
        outline("client-map-legend-here", { layer: "cursor", name: "here" }),
        entry("client-map-legend-way", { kind: "way" }),
        entry("client-map-legend-swords", { kind: "swords" }),
        outline(
          "client-map-legend-fought",
          { layer: "targets", name: "fought-under" },
          { layer: "targets", name: "fought" },
        ),
        outline("client-map-legend-news", { layer: "news", name: "under" }, { layer: "news", name: "border" }),
      ],
    },
    {
      title: "client-map-legend-lines",
      entries: [
        line("client-map-legend-land", "hill", [{ layer: "areas", name: "land" }]),
        line("client-map-legend-sea", "water", [{ layer: "areas", name: "sea" }]),
        line("client-map-legend-hexagons", "water", [{ layer: "links", name: "hexagons" }]),
        line("client-map-legend-edge", "water", [{ layer: "links", name: "edge" }]),
        line("client-map-legend-sea-way", "water", [{ layer: "links", name: "way" }], 2),
        ...(straits ? [line("client-map-legend-strait", "water", [{ layer: "links", name: "strait" }])] : []),
      ],
    },
    {
      title: "client-map-legend-terrains",
      entries: TERRAINS.map((terrain) => entry(`era-terrain-${terrain}`, { kind: "terrain", terrain })),
    },
  ];
}
