import { beforeEach, expect, test } from "vitest";
import type { EraPosition, ProvinceState } from "../position";
import { Camera } from "./camera.svelte";
import { changedFor } from "./changes";
import { keepLook, keptLook } from "./memory";

beforeEach(() => localStorage.clear());

const at = (provinces: Record<string, ProvinceState>): EraPosition => ({ provinces }) as unknown as EraPosition;

test("a look is remembered for its part of the map alone, and what is no look is none", () => {
  expect(keptLook("five")).toBeNull();
  keepLook("five", { x: -12.5, y: 40, scale: 0.2 });
  expect(keptLook("five")).toEqual({ x: -12.5, y: 40, scale: 0.2 });
  expect(keptLook("six")).toBeNull();
  localStorage.setItem("stammtisch-era-look-six", "far away");
  expect(keptLook("six")).toBeNull();
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
