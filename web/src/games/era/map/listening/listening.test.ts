import { beforeEach, expect, test } from "vitest";
import type { TableStore } from "../../../../lib/table.svelte";
import { testWords } from "../../../../testing/setup";
import type { EraPosition, ProvinceState } from "../../position";
import { arrowsOf } from "../arrows";
import type { Province } from "../board";
import { Describer } from "../describe";
import type { MapCommand, Tour } from "../keys";
import { regionsOf } from "../regions";
import { telling } from "./amount.svelte";
import { areasOf } from "./areas";
import { bordersFrom, byDistance, clockwise, directionTo } from "./ground";
import { armiesNear, freeLand, frontier, othersPlaces } from "./holders";
import { nearestNames } from "./likeness";
import { Listener } from "./listener";
import { mark, marksOf } from "./marks";
import { Teller } from "./teller";

beforeEach(() => localStorage.clear());

/** A cross of land with a longer arm to the east: middle in the middle, far beyond east. */
const BORDERS = [
  ["middle", "north"],
  ["middle", "east"],
  ["middle", "south"],
  ["middle", "west"],
  ["east", "far"],
] as const;
const at = (id: string, x: number, y: number, area = "c1"): Province =>
  ({
    id,
    name: id[0]?.toUpperCase() + id.slice(1),
    kind: "land",
    terrain: "hills",
    food: null,
    goods: null,
    home: id === "south" ? "romans" : null,
    home_inferred: false,
    barbarian: false,
    dot: true,
    areas: [area],
    label: [x, y],
    polygons: [],
    neighbours: BORDERS.filter(([one, other]) => one === id || other === id).map(([one, other]) => ({
      id: one === id ? other : one,
      border: "land",
      cost: 1,
    })),
  }) as Province;
const all = [
  at("middle", 0, 0),
  at("north", 0, 300),
  at("east", 300, 0),
  at("south", 0, -300),
  at("west", -300, 0),
  at("far", 600, 10, "c2"),
];
const provinces = new Map(all.map((province) => [province.id, province]));
const of = (id: string): Province => provinces.get(id) as Province;

const place = (rest: ProvinceState): ProvinceState => rest;
/** I am seat 0 in the south and the middle; seat 1 in the east, seat 2 far off and in the north. */
const position = {
  seat: 0,
  players: [
    { seat: 0, tribe: "romans" },
    { seat: 1, tribe: "gauls" },
    { seat: 2, tribe: null },
  ],
  provinces: {
    middle: place({ owner: 0, cubes: { "0": 1 } }),
    south: place({ owner: 0, cubes: { "0": 2 }, city: 0 }),
    east: place({ owner: 1, cubes: { "1": 3 } }),
    north: place({ owner: 2, cubes: { "2": 1 } }),
    far: place({ owner: 2, post: 2 }),
  },
  alliances: [[0, 2]],
  promises: [],
  offers: [],
  scene: [],
} as unknown as EraPosition;

test("distance is counted in borders, direction in eighths, and neighbours go clockwise from the north", () => {
  expect([...bordersFrom("west", provinces)].find(([id]) => id === "far")?.[1]).toBe(3);
  expect(directionTo(of("middle"), of("north"))).toBe("client-map-north");
  expect(directionTo(of("middle"), of("far"))).toBe("client-map-east");
  expect(directionTo(of("west"), of("north"))).toBe("client-map-north-east");
  expect(directionTo(of("east"), of("south"))).toBe("client-map-south-west");
  expect(clockwise(of("middle"), provinces)).toEqual(["north", "east", "south", "west"]);
  expect(byDistance("east", ["west", "far", "middle"], provinces)).toEqual(["middle", "far", "west"]);
});

test("the frontier is every province of mine with others next to it, and free land is where nobody is", () => {
  expect(frontier(position, provinces, 0).map(({ id, facing }) => [id, [...facing]])).toEqual([
    [
      "middle",
      [
        [2, ["north"]],
        [1, ["east"]],
      ],
    ],
  ]);
  expect(freeLand(position, provinces)).toEqual(["west"]);
  expect(othersPlaces(position, provinces, 0)).toEqual(["north", "east", "far"]);
});

test("armies next to a province are those that are not its owner's, the strongest first", () => {
  expect(armiesNear(position, of("middle"), provinces)).toEqual([
    { id: "east", seat: 1, n: 3 },
    { id: "north", seat: 2, n: 1 },
  ]);
  expect(armiesNear(position, of("east"), provinces)).toEqual([{ id: "middle", seat: 0, n: 1 }]);
  expect(armiesNear(position, of("west"), provinces)).toEqual([{ id: "middle", seat: 0, n: 1 }]);
});

test("a hexagon tells who holds how much of it, nobody last, and one without provinces is none", () => {
  const hexagons = ["c1", "c2", "c3"].map((id) => ({ id, name: id, centre: null }));
  expect(areasOf(regionsOf(hexagons, all), position).map(({ id, holdings }) => [id, holdings])).toEqual([
    [
      "c1",
      [
        { seat: 0, provinces: 2, pieces: 3 },
        { seat: 1, provinces: 1, pieces: 3 },
        { seat: 2, provinces: 1, pieces: 1 },
        { seat: null, provinces: 1, pieces: 0 },
      ],
    ],
    ["c2", [{ seat: 2, provinces: 1, pieces: 0 }]],
  ]);
});

test("names most like one that nobody bears are found by their beginning and by each of their words", () => {
  const names = ["Latium", "Gallia Cisalpina", "Lusitania", "Étruria", "Mare Tyrrhenum"];
  expect(nearestNames("latum", names)[0]).toBe("Latium");
  expect(nearestNames("etrurua", names)[0]).toBe("Étruria");
  expect(nearestNames("cisalbina", names)[0]).toBe("Gallia Cisalpina");
  expect(nearestNames("tirrenum", names)).toHaveLength(3);
});

test("a mark keeps its digit at its table alone", () => {
  mark("t1", 3, "east");
  mark("t1", 1, "far");
  mark("t1", 3, "west");
  expect([...marksOf("t1")]).toEqual([
    [1, "far"],
    [3, "west"],
  ]);
  expect([...marksOf("t2")]).toEqual([]);
});

/** A listener at the middle, with everything it says. */
function listening(rest: { starts?: string[]; targets?: string[]; ways?: Record<string, string> } = {}) {
  const said: string[] = [];
  let cursor = "middle";
  const store = {
    table: "t1",
    words: testWords(),
    view: { me: 0, position },
    name: (seat: number) => ["Ann", "Ben", "Cleo"][seat] ?? "",
    tell: ({ id }: { id: string }) => id,
  } as unknown as TableStore;
  const describer = new Describer(store, provinces, false);
  const hexagons = ["c1", "c2"].map((id) => ({ id, name: id === "c1" ? "Near" : "Beyond", centre: null }));
  const teller = new Teller(store, describer, provinces, hexagons);
  const arrows = new Map(arrowsOf(all));
  const listener = new Listener({
    store,
    describer: () => describer,
    teller: () => teller,
    provinces: () => provinces,
    arrows: () => arrows,
    cursor: () => cursor,
    start: () => null,
    targets: () => rest.targets ?? [],
    starts: () => rest.starts ?? [],
    mine: () => ["middle", "south"],
    here: async () => ({ options: [], reason: "Because." }),
    wayTo: (id) => rest.ways?.[id] ?? "",
    go: (id) => {
      cursor = id;
    },
    say: (text) => said.push(text),
  });
  const run = (command: MapCommand): string => {
    listener.run(command);
    return cursor;
  };
  const tour = (name: Tour, step: 1 | -1 = 1): string => run({ kind: "tour", tour: name, step });
  return { run, tour, last: () => said.at(-1) ?? "", said, arrows, describer };
}

test("others and free land come by distance from where one began, forwards and back", () => {
  const { tour, last } = listening();
  expect([tour("others"), tour("others"), tour("others"), tour("others")]).toEqual(["north", "east", "far", "north"]);
  expect(tour("others", -1)).toBe("far");
  expect(last()).toBe("3 of 3. Seen from Middle: Far, 2 provinces east.");
  expect(tour("free")).toBe("west");
});

test("own pieces that can go come before own provinces", () => {
  const { tour, last } = listening({ starts: ["south"] });
  expect(tour("own")).toBe("south");
  expect(last()).toBe("From here pieces can go, place 1 of 1.");
  const resting = listening();
  expect(resting.tour("own")).toBe("south");
  expect(resting.last()).toBe("Your province 2 of 2.");
});

test("neighbours go round one province, and Backspace leads back to it", () => {
  const { tour, run, last } = listening();
  expect([tour("neighbour"), tour("neighbour"), tour("neighbour")]).toEqual(["north", "east", "south"]);
  expect(last()).toBe("Neighbour 3 of 4 of Middle. South, next to here, south.");
  expect(run({ kind: "previous" })).toBe("middle");
  run({ kind: "previous" });
  expect(last()).toBe("You have come from nowhere else.");
});

test("the frontier is told first, then gone along", () => {
  const { tour, said } = listening();
  expect(tour("frontier")).toBe("middle");
  expect(said[0]).toMatch(/^Your frontier, 1 province\. .*: your Middle against East \(.*\)\./);
  expect(tour("frontier")).toBe("middle");
  expect(said[1]).toMatch(/^Frontier 1 of 1\. /);
});

test("with a piece chosen its neighbours are told with what the way there costs", async () => {
  const { run, last } = listening({ ways: { north: "1 step, 1 of 1 point, 0 left." } });
  run({ kind: "digit", digit: 4 });
  await Promise.resolve();
  expect(last()).toContain("North by land: 1 step, 1 of 1 point, 0 left; ");
  expect(last().match(/: 1 step/g)).toHaveLength(1);
});

test("B and a digit mark, G and the digit lead there, and a digit alone asks", async () => {
  const { run, last } = listening();
  run({ kind: "mark" });
  run({ kind: "digit", digit: 4 });
  expect(last()).toBe("Mark 4: Middle.");
  run({ kind: "move", direction: "down" });
  run({ kind: "distance" });
  expect(last()).toBe("Mark 4: Middle, next to here, north.");
  run({ kind: "goTo" });
  expect(last()).toBe("To which mark? 4 Middle.");
  expect(run({ kind: "digit", digit: 4 })).toBe("middle");
  run({ kind: "mark" });
  run({ kind: "around" });
  run({ kind: "digit", digit: 1 });
  await Promise.resolve();
  expect(last(), "another key in between: the digit asks").toBe("Middle: yours");
  run({ kind: "digit", digit: 7 });
  await Promise.resolve();
  await Promise.resolve();
  expect(last()).toBe("Middle: Nothing now. Because.");
});

test("S tells the neighbours, once more the second ring, and 5 what binds and threatens", async () => {
  const { run, last } = listening();
  run({ kind: "around" });
  expect(last()).toMatch(/^Around Middle: .*yours: South/);
  run({ kind: "around" });
  expect(last()).toMatch(/^Two borders from Middle: .*: Far\.$/);
  run({ kind: "digit", digit: 5 });
  await Promise.resolve();
  expect(last()).toMatch(/^Middle: Next to it, the strongest first: Ben, .*, East by land, Cleo, /);
  run({ kind: "move", direction: "up" });
  run({ kind: "digit", digit: 5 });
  await Promise.resolve();
  expect(last()).toMatch(/^North: You are allied with Cleo\. Next to it/);
});

test("H goes home to the city, and a region tells who holds what", () => {
  const { run, tour, last } = listening();
  expect(run({ kind: "home" })).toBe("south");
  expect(last()).toBe("Your home, South.");
  tour("area");
  expect(last()).toBe(
    "Region 1 of 2. Near, 5 provinces: you 2 with 3 pieces, Ben 1 with 3 pieces, Cleo 1 with 1 piece, nobody’s 1.",
  );
  expect(tour("area")).toBe("far");
  expect(last()).toBe("Region 2 of 2. Beyond, 1 province: Cleo 1.");
});

test("an arrow that its opposite does not bring back says so", () => {
  const { run, last, arrows } = listening();
  run({ kind: "move", direction: "up" });
  expect(last(), "the way back is there").toBe("");
  run({ kind: "move", direction: "down" });
  arrows.set("north", {});
  run({ kind: "move", direction: "up" });
  expect(last()).toBe("The opposite arrow does not lead back to Middle; Backspace does.");
  expect(run({ kind: "previous" })).toBe("middle");
});

test("how much is told of a province can be brief, usual or full, and is remembered", () => {
  const { run, last, describer } = listening();
  telling.choose("normal");
  run({ kind: "amount" });
  expect([telling.amount, localStorage.getItem("stammtisch-era-told")]).toEqual(["full", "full"]);
  expect(last()).toMatch(/^Of each province now in full/);
  expect(describer.told(of("south"), "full")).toMatch(/Middle by land\.$/);
  run({ kind: "amount" });
  expect(describer.told(of("south"), telling.amount)).toMatch(/^South\. Yours\. You: [^.]*\.$/);
  const plain = { ...of("middle"), food: "grain" } as Province;
  expect(describer.whole(plain)).toMatch(/^Middle, .* Grain\.$/);
  expect(describer.whole({ ...plain, terrain: "grain" })).not.toMatch(/Grain\.$/);
  run({ kind: "amount" });
  expect(telling.amount).toBe("normal");
});
