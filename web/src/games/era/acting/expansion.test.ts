import { expect, test } from "vitest";
import { decision, message, offered, view } from "../../../testing/fixtures";
import type { EraPosition, Procedure } from "../position";
import { type Expansion, expansionOf, type Mover, movedTo, roomInAll, roomOf, startsOf, stepsFrom } from "./expansion";

const mover = (province: string, count: number, points = 1): Mover => ({ province, points, new: false, count });

const placing = (points: number, room: Record<string, number>): Expansion => ({
  seat: 0,
  leaders: 1,
  goods: 0,
  part: "place",
  now: { kind: "placement", stage: "placement", points, room },
});

const place = (province: string) =>
  offered(`place a vassal in ${province}`, message("era-do-place"), { group: "place", places: [province] });

test("a piece that moves on is found where there are more pieces than before, one that has come to rest is not", () => {
  const before = [mover("campania", 2), mover("latium", 1)];
  expect(movedTo(before, [mover("campania", 1), mover("latium", 2)])).toBe("latium");
  expect(movedTo(before, [mover("campania", 1), mover("latium", 1), mover("umbria", 1)])).toBe("umbria");
  expect(movedTo(before, [mover("campania", 1), mover("latium", 1)])).toBeNull();
});

test("as many vassals fit into a province as it has room for, as are left to place, and as are free", () => {
  const now = view({ decision: { ...decision(), offered: [place("campania"), place("latium")] } });
  const counts = (expansion: Expansion, free: number): number[] =>
    roomOf(expansion, now, free).map(({ count }) => count);
  expect(counts(placing(5, { campania: 3, latium: 1 }), 9)).toEqual([3, 1]);
  expect(counts(placing(2, { campania: 3, latium: 1 }), 9)).toEqual([2, 1]);
  expect(counts(placing(5, { campania: 3, latium: 1 }), 2)).toEqual([2, 1]);
  expect(roomInAll(placing(5, { campania: 3, latium: 1 }))).toBe(4);
});

test("a piece is chosen for steps and conversions alike, never for the end of the part", () => {
  const now = view({
    decision: {
      ...decision(),
      offered: [
        offered("march campania to latium with 1", message("march"), {
          group: "march",
          places: ["campania", "latium"],
        }),
        offered("train an army vassal in apulia", message("army"), { group: "convert", places: ["apulia"] }),
        offered("end movement", message("end"), { group: "end" }),
      ],
    },
  });
  expect(startsOf(now)).toEqual(["campania", "apulia"]);
  expect(stepsFrom(now, "apulia").map(({ action }) => action)).toEqual(["train an army vassal in apulia"]);
});

test("in an autoexpansion it is told of the one who moves, not of those who come after", () => {
  const scene: Procedure[] = [
    { kind: "autoexpansion", stage: "autoexpansion", seat: 2 },
    { kind: "autoexpansion", stage: "autoexpansion", seat: 0 },
    { kind: "movement", stage: "movement", seat: 1, units: [] },
  ];
  const at = (procedures: Procedure[]) => expansionOf({ scene: procedures } as unknown as EraPosition);
  expect(at(scene)).toMatchObject({ seat: 1, part: "move", leaders: 0 });
  expect(at(scene.slice(0, 2))).toBeNull();
  const led = { kind: "expansion", stage: "expansion", seat: 3, leaders: 2, goods: 1 };
  expect(at([led, { kind: "founding", stage: "founding", seat: 3 }])).toMatchObject({ seat: 3, leaders: 2, goods: 1 });
});
