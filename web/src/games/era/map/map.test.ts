import { expect, test } from "vitest";
import board from "../../../../../src/stammtisch/games/era/data/board.json";
import outlines from "../../../../../src/stammtisch/games/era/data/outlines.json";
import type { Decision } from "../../../lib/api";
import { message, offered, refused } from "../../../testing/fixtures";
import { arrowsOf, DIRECTIONS } from "./arrows";
import type { BoardMap, Border, Point, Province } from "./board";
import { inPlay } from "./geometry";
import { levelAt } from "./levels";
import { ledTo, meant, optionsAt, starts, targets } from "./targets";

/** The real board as the server's reference shapes it, as far as these tests need it. */
function realMap(): BoardMap {
  const pairs: [Border, string[][]][] = [
    ["land", board.land_borders],
    ["coast", board.coast_borders],
    ["sea", board.sea_borders],
  ];
  const drawings: Record<string, { label: number[] }> = outlines.provinces;
  const provinces = board.provinces.map(
    ({ id, name, area, kind }) =>
      ({
        id,
        name,
        kind,
        areas: [area],
        label: drawings[id]?.label as unknown as Point,
        neighbours: pairs.flatMap(([border, all]) =>
          all.flatMap(([one, other]) =>
            one === id || other === id ? [{ id: (one === id ? other : one) ?? "", border, cost: 1 }] : [],
          ),
        ),
      }) as unknown as Province,
  );
  return { provinces, variants: board.variants, hexagons: [], grid: outlines.grid } as unknown as BoardMap;
}

const map = realMap();

test.each(map.variants.map(({ id }) => id))("arrows reach every province of variant %s and come back", (variant) => {
  const playing = inPlay(map, variant);
  const provinces = map.provinces.filter(({ id }) => playing.has(id));
  const arrows = arrowsOf(provinces);
  for (const first of provinces) {
    const seen = new Set([first.id]);
    for (const id of seen) {
      for (const direction of DIRECTIONS) {
        const next = arrows.get(id)?.[direction];
        if (next !== undefined) {
          seen.add(next);
        }
      }
    }
    expect(seen.size, first.id).toBe(provinces.length);
  }
});

test("an arrow leads to what lies in its direction", () => {
  const at = (id: string, x: number, y: number): Province =>
    ({
      id,
      label: [x, y],
      neighbours: ["west", "east", "north", "middle"]
        .filter((to) => to !== id)
        .map((to) => ({ id: to, border: "land", cost: 1 })),
    }) as unknown as Province;
  const arrows = arrowsOf([at("west", -300, 20), at("east", 300, -20), at("north", 10, 300), at("middle", 0, 0)]);
  expect(arrows.get("middle")).toMatchObject({ left: "west", right: "east", up: "north" });
  expect(arrows.get("west")?.right).toBe("middle");
});

const told = message("told");
const march = (from: string, to: string) => offered(`march ${from} to ${to}`, told, { places: [from, to] });
const place = offered("place a vassal in latium", told, { places: ["latium"] });
const decision = {
  id: "1",
  must: true,
  prompt: told,
  offered: [
    offered("pass", told),
    place,
    march("latium", "umbria"),
    march("latium", "campania"),
    march("apulia", "campania"),
  ],
  refused: [{ ...refused("found a city in latium", told, told, "eot.1.3.A.3-01"), places: ["latium"] }],
  forms: [],
};

test("the last place of an option is its target, once, in the order of the options", () => {
  expect(targets(decision, null)).toEqual(["latium", "umbria", "campania"]);
});

test("a piece that is chosen narrows the targets to where it can go", () => {
  expect([...starts(decision)]).toEqual(["latium", "apulia"]);
  expect(targets(decision, "apulia")).toEqual(["campania"]);
});

test("a question leads to where it is fought, what it names or can be acted, unless it is asked where one looks", () => {
  const placeOf = (name: string): string | null => (name === "Baeturia" ? "baeturia" : null);
  const led = (asked: Decision | null, fought: string | null, cursor: string): string | null =>
    ledTo(asked, fought, cursor, placeOf);
  expect(led(decision, null, "sicilia")).toBe("latium");
  expect(led(decision, "umbria", "sicilia")).toBe("umbria");
  expect(led(decision, "umbria", "campania")).toBe(null);
  const answers = { ...decision, offered: [offered("accept", told)] };
  expect(led(answers, null, "latium")).toBe(null);
  const purchase = { ...answers, prompt: { id: "buy", arguments: { province: "Baeturia" } } };
  expect(led(purchase, null, "latium")).toBe("baeturia");
  expect(led(null, "umbria", "latium")).toBe(null);
});

test("a province lists all that has to do with it, and with a piece chosen what leads there", () => {
  expect(optionsAt(decision.offered, "campania", null)).toHaveLength(2);
  expect(optionsAt(decision.offered, "campania", "apulia")).toEqual([march("apulia", "campania")]);
  expect(optionsAt(decision.refused, "latium", null)).toHaveLength(1);
});

test("a click means an option only if it is plain which", () => {
  expect(meant(decision, "latium", null)).toEqual(place);
  expect(meant(decision, "campania", null)).toBeNull();
  expect(meant(decision, "campania", "latium")).toEqual(march("latium", "campania"));
  expect(meant(decision, "roma", null)).toBeNull();
});

test("the nearer one looks, the more is drawn", () => {
  expect([0.05, 0.15, 0.3].map(levelAt)).toEqual(["far", "middle", "near"]);
});

test("all provinces of an option that leads nowhere are targets, and none is a start", () => {
  const tribe = offered("play the romans", told, { group: "tribe", places: ["etruria", "campania"] });
  const draft = { ...decision, offered: [tribe] };
  expect(targets(draft, null)).toEqual(["etruria", "campania"]);
  expect([...starts(draft)]).toEqual([]);
  expect(meant(draft, "etruria", null)).toEqual(tribe);
});
