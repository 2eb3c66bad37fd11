import { expect, test } from "vitest";
import type { ProvinceState } from "../position";
import type { Border, Province } from "./board";
import { fightsOf } from "./fights";
import { holds } from "./geometry";
import { extentOf, partsOf } from "./parts";
import { allowing, badgeAt, namesAt, type Rect, signAt } from "./placing";

/** A square province of 200 by 200 round its label. */
const square = (id: string, x: number, y: number, kind: "land" | "sea" = "land", near: string[] = []): Province =>
  ({
    id,
    name: id,
    kind,
    goods: null,
    food: null,
    barbarian: false,
    label: [x, -y],
    polygons: [[[x - 100, -y - 100, x + 100, -y - 100, x + 100, -y + 100, x - 100, -y + 100]]],
    neighbours: near.map((each) => ({ id: each, border: "land" as Border, cost: 1 })),
  }) as unknown as Province;

const block = (x: number, y: number, wide: number, high = wide): Rect => ({ x, y, wide, high });

test("a point lies in a province or not, as it is drawn: downwards", () => {
  const land = square("Latium", 0, 500);
  expect([holds(land, 0, 500), holds(land, 99, 599), holds(land, 101, 500), holds(land, 0, -500)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("a sign stands in the middle of an empty province, beside the pieces of another", () => {
  const land = square("Latium", 0, 0);
  expect(signAt(land, undefined, [], [20], 1)).toEqual({ id: "Latium", x: 0, y: 0, radius: 20 });
  const own = block(0, 0, 30);
  const beside = signAt(land, own, [own], [20], 1);
  expect(beside).toMatchObject({ y: 0, radius: 20 });
  expect(beside?.x).toBeGreaterThanOrEqual(50);
  const other = block(60, 0, 40);
  expect(signAt(land, own, [own, other], [20], 1)?.x).toBeLessThanOrEqual(-50);
});

test("where there is no room for a sign it is smaller, and then there is none: it never leaves its province", () => {
  const land = square("Latium", 0, 0);
  const own = block(0, 0, 60);
  expect(signAt(land, own, [own], [25, 15], 1)?.radius).toBe(15);
  expect(signAt(land, own, [own], [25, 22], 1)).toBeNull();
  expect(signAt(land, own, [own], [15], 3)).toBeNull();
});

test("a sign without room is a badge on a corner of its own pieces, where it hides nothing of others", () => {
  const land = square("Latium", 0, 0);
  const own = block(0, 0, 60);
  expect(badgeAt(land, own, [own], 20)).toEqual({ id: "Latium", x: 66, y: -66, radius: 20 });
  expect(badgeAt(land, own, [own, block(90, -90, 20)], 20)).toEqual({ id: "Latium", x: -66, y: -66, radius: 20 });
});

const named = (province: Province, own?: Rect, rank = 0) => ({ province, own, rank });
const anywhere = (): boolean => true;

test("a name gives way to pieces, its own and those of others, and is left out where there is no room", () => {
  const land = square("Latium", 0, 0);
  expect(namesAt([named(land)], 20, [], anywhere).get("Latium")).toMatchObject({ x: 0, y: 0 });
  const own = block(0, 0, 15);
  expect(namesAt([named(land, own)], 20, [own], anywhere).get("Latium")?.y).toBeGreaterThanOrEqual(27);
  const under = block(0, 40, 60, 25);
  expect(namesAt([named(land, own)], 20, [own, under], anywhere).get("Latium")?.y).toBeLessThanOrEqual(-27);
  expect(namesAt([named(land, own)], 20, [block(0, 0, 400)], anywhere).size).toBe(0);
});

test("of two names that have no room beside each other the more important one stays", () => {
  const names = [named(square("Low", 0, 0), undefined, 2), named(square("High", 0, 0), undefined, 1)];
  const walls = [block(0, 60, 400, 50), block(0, -60, 400, 50)];
  expect([...namesAt(names, 16, walls, anywhere).keys()]).toEqual(["High"]);
});

test("the name of a sea lies over water alone, that of land over its own or the sea before it", () => {
  const island = square("Insula", 100, 0, "land", ["Mare"]);
  const sea = square("Mare", 0, 0, "sea", ["Insula"]);
  const other = square("Terra", -200, 0, "land");
  const byId = new Map([island, sea, other].map((each) => [each.id, each]));
  const allowed = allowing((id) => byId.get(id));
  expect(allowed(sea, block(0, 0, 50, 10))).toBe(false);
  expect(allowed(sea, block(-50, 0, 40, 10))).toBe(true);
  expect(allowed(sea, block(-90, 0, 80, 10))).toBe(true);
  expect(allowed(sea, block(-150, 0, 40, 10))).toBe(false);
  expect(allowed(island, block(-50, 0, 40, 10))).toBe(true);
  expect(allowed(island, block(-250, 0, 40, 10))).toBe(false);
});

test("a cube is a vassal on land and a ship at sea, at every level", () => {
  const state: ProvinceState = { owner: 1, cubes: { "1": 2 } };
  const iconsOf = (kind: "land" | "sea") =>
    (["far", "middle", "near"] as const).map((level) =>
      partsOf(square("there", 0, 0, kind), state, false, level).map(({ icon, n }) => `${icon} ${n}`),
    );
  expect(iconsOf("land")).toEqual([["banner 2"], ["banner 2"], ["banner 0", "banner 0"]]);
  expect(iconsOf("sea")).toEqual([["ship 2"], ["ship 2"], ["ship 0", "ship 0"]]);
});

test("the number of pieces stands beside the letter wherever there are several", () => {
  const land = square("there", 0, 0);
  const seen = (cubes: Record<string, number>) =>
    (["far", "middle"] as const).map((level) =>
      partsOf(land, { owner: 1, cubes }, false, level).map(({ seat, n }) => ({ seat, n })),
    );
  expect(seen({ "0": 1, "1": 12 })).toEqual([
    [{ seat: 1, n: 12 }],
    [
      { seat: 0, n: 0 },
      { seat: 1, n: 12 },
    ],
  ]);
  expect(seen({ "1": 1 })).toEqual([[{ seat: 1, n: 0 }], [{ seat: 1, n: 0 }]]);
  expect(partsOf(land, { owner: 1 }, false, "far")[0]?.n).toBe(0);
});

test("what stands in a province lies round its label, as wide and as high as it is said to be", () => {
  const state: ProvinceState = { owner: 0, cubes: { "0": 1 }, city: 0 };
  const parts = partsOf({ ...square("there", 0, 0), goods: "wine" }, state, false, "near");
  expect(parts.map(({ key }) => key)).toEqual(["cube-0-0", "city", "wine"]);
  const [cube, city, wine] = parts;
  expect(cube?.x).toBe(0);
  expect(cube?.y).toBe(-(city?.y ?? 0));
  expect(city?.x).toBe(-(wine?.x ?? 0));
  expect(extentOf(parts, "near")).toEqual({ wide: 19, high: 19 });
  expect(extentOf([], "near")).toBeNull();
});

test("the scene tells where it is fought, and where it will be", () => {
  const at = (...scene: unknown[]) => ({ scene }) as unknown as Parameters<typeof fightsOf>[0];
  const battles = { kind: "battles", stage: "battles", fights: [{ province: "latium" }, { province: "umbria" }] };
  expect(fightsOf(at())).toEqual({ now: null, later: [] });
  expect(fightsOf(at(battles))).toEqual({ now: null, later: ["latium", "umbria"] });
  const battle = { kind: "battle", stage: "battle", province: "umbria" };
  expect(fightsOf(at(battles, battle))).toEqual({ now: "umbria", later: ["latium"] });
  expect(fightsOf(at({ kind: "want_battle", stage: "want_battle", sea: "mare_ionium" })).now).toBe("mare_ionium");
});
