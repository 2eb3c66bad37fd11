import { expect, test } from "vitest";
import { freeCorner } from "./corners";

const CAMERA = { x: 0, y: 0, scale: 1, width: 400, height: 200 };
const PART = { wide: 0.5, high: 0.4 };
const LEFT = { right: false };

test("what lies over the map lies low at the side that is wanted, as long as it covers nothing", () => {
  expect(freeCorner(CAMERA, PART, [], LEFT)).toEqual({ high: false, right: false });
  expect(freeCorner(CAMERA, PART, [], { right: true })).toEqual({ high: false, right: true });
  expect(freeCorner(CAMERA, PART, [{ at: [-100, 0], weight: 1 }], LEFT)).toEqual({ high: false, right: false });
});

test("it goes to another corner rather than cover a target, and where all do to where least is covered", () => {
  const low = { at: [-100, 80], weight: 1 } as const;
  expect(freeCorner(CAMERA, PART, [low], LEFT)).toEqual({ high: false, right: true });
  const lows = [low, { at: [100, 80], weight: 1 } as const];
  expect(freeCorner(CAMERA, PART, lows, LEFT)).toEqual({ high: true, right: false });
  const all = [...lows, { at: [-100, -80], weight: 5 } as const, { at: [100, -80], weight: 5 } as const];
  expect(freeCorner(CAMERA, PART, all, LEFT)).toEqual({ high: false, right: false });
  expect(freeCorner(CAMERA, PART, [{ at: [-900, 80], weight: 1 }], LEFT)).toEqual({ high: false, right: false });
});
