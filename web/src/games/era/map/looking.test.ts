import { beforeEach, expect, test } from "vitest";
import type { EraPosition, ProvinceState } from "../position";
import { Camera } from "./camera.svelte";
import { changedFor, News } from "./changes";
import { keepLook, keptLook } from "./memory";

beforeEach(() => localStorage.clear());

const at = (provinces: Record<string, ProvinceState>): EraPosition => ({ provinces }) as unknown as EraPosition;

test("a look is remembered for its part of the map alone, and what is no look is none", () => {
  expect(keptLook("five")).toBeNull();
  const look = { x: -12.5, y: 40, scale: 0.2, width: 700, height: 460 };
  keepLook("five", look);
  expect(keptLook("five")).toEqual(look);
  const box = { left: -1, top: -2, right: 3, bottom: 4 };
  keepLook("five", { ...look, box });
  expect(keptLook("five")).toEqual({ ...look, box });
  expect(keptLook("six")).toBeNull();
  for (const none of ["far away", "-12.5 40 0.2"]) {
    localStorage.setItem("stammtisch-era-look-six", none);
    expect(keptLook("six")).toBeNull();
  }
});

test("a move of mine concerns where the piece came before where it left, a move of others nothing of mine", () => {
  const before = at({ latium: { cubes: { "0": 2, "1": 1 } }, umbria: {}, gallia: { cubes: { "1": 1 } } });
  const after = at({
    latium: { cubes: { "0": 1, "1": 1 } },
    umbria: { cubes: { "0": 1 } },
    gallia: { cubes: { "1": 3 } },
  });
  expect(changedFor(0, before, after)).toEqual(["umbria", "latium"]);
  expect(changedFor(2, before, after)).toEqual([]);
});

test("what others change is new until one acts oneself, and at the moments in between what was new then", () => {
  const news = new News();
  const first = at({ latium: { owner: 0, cubes: { "0": 1 } } });
  const mine = at({ latium: { owner: 0, cubes: { "0": 2 } } });
  const settled = at({ ...mine.provinces, gallia: { owner: 1, cubes: { "1": 1 } } });
  const used = at({ ...settled.provinces, latium: { owner: 0, cubes: { "0": 2 }, used: true } });
  const struck = at({ ...settled.provinces, latium: { owner: 1, cubes: { "1": 1 } } });
  const idsAt = (seq: number, position: EraPosition, acted: number, busy = false): string[] =>
    news.at(seq, position, acted, busy).map(({ id }) => id);
  expect(idsAt(10, first, 10)).toEqual([]);
  expect(idsAt(11, mine, 10, true)).toEqual([]);
  expect(idsAt(12, settled, 11)).toEqual(["gallia"]);
  expect(idsAt(13, used, 11)).toEqual(["gallia"]);
  expect(idsAt(14, struck, 11)).toEqual(["latium", "gallia"]);
  expect(idsAt(12, settled, 11)).toEqual(["gallia"]);
  expect(idsAt(9, first, 11)).toEqual([]);
  expect(idsAt(14, struck, 14)).toEqual([]);
});

test("what another takes back is not new any more, and another viewer begins anew", () => {
  const news = new News();
  const first = at({});
  const settled = at({ gallia: { owner: 1, cubes: { "1": 1 } } });
  expect(news.at(10, first, 10, false)).toEqual([]);
  expect(news.at(11, settled, 10, false)).toHaveLength(1);
  expect(news.at(12, at({}), 10, false)).toEqual([]);
  expect(news.at(13, { ...settled, seat: 1 }, 10, false)).toEqual([]);
});

test("what lies beyond the edge of the picture is not seen", () => {
  const camera = new Camera();
  camera.width = 400;
  camera.height = 200;
  camera.scale = 1;
  expect([camera.sees(199, 0), camera.sees(201, 0), camera.sees(0, -99), camera.sees(0, -101)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test("what is fitted has the map beside it, not what lies beyond the edge of the map", () => {
  const camera = new Camera();
  Object.assign(camera, { width: 400, height: 200, whole: { left: 0, top: 0, right: 4000, bottom: 3000 } });
  camera.fit({ left: 0, top: 2060, right: 400, bottom: 3000 });
  expect(camera.scale).toBeCloseTo((200 * 0.94) / 940);
  expect([camera.x, camera.y]).toEqual([1000, 2500]);
  camera.fit({ left: 0, top: 0, right: 4000, bottom: 3000 });
  expect([camera.x, camera.y]).toEqual([2000, 1500]);
});

test("a picture that is shifted and stretched shows each point where it is drawn at rest", () => {
  const camera = new Camera();
  Object.assign(camera, { width: 800, height: 500, x: 100, y: -40, scale: 0.1 });
  camera.rest();
  expect(camera.moving).toBe(false);
  camera.pan(120, -35);
  camera.zoom(2, 200, 100);
  expect(camera.moving).toBe(true);
  const [right = 0, down = 0, grown = 0] = (camera.transform.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  expect(grown).toBeCloseTo(2);
  for (const [ux, uy] of [
    [100, -40],
    [-2000, 900],
  ] as const) {
    const drawn = [(ux - 100) * 0.1 + 400, (uy + 40) * 0.1 + 250] as const;
    const [x, y] = camera.at(right + grown * drawn[0], down + grown * drawn[1]);
    expect(x).toBeCloseTo(ux);
    expect(y).toBeCloseTo(uy);
  }
  camera.rest();
  expect(camera.moving).toBe(false);
  expect(camera.viewBox).toBe(`${camera.x - 2000} ${camera.y - 1250} 4000 2500`);
});
