import { expect, test } from "vitest";
import type { LogLine, Message } from "../lib/api";
import { partsOf, runsOf } from "./log";

const PLACES = new Map([
  ["Moesia", "m"],
  ["Moesia Superior", "ms"],
  ["Umbria", "u"],
]);
const placeOf = (name: string): string | null => PLACES.get(name) ?? null;
const message = (given: Message["arguments"]): Message => ({ id: "moved", arguments: given });

test("a sentence is cut at the places that its message names, and at the longest name", () => {
  const moved = message({ from: "Umbria", to: "Moesia Superior, Moesia", cause: "Rain" });
  expect(partsOf("From Umbria to Moesia Superior, Moesia: Rain.", moved, placeOf)).toEqual([
    { text: "From ", place: null },
    { text: "Umbria", place: "u" },
    { text: " to ", place: null },
    { text: "Moesia Superior", place: "ms" },
    { text: ", ", place: null },
    { text: "Moesia", place: "m" },
    { text: ": Rain.", place: null },
  ]);
  expect(partsOf("Umbria sings.", message({ places: { names: ["Umbria"] } }), placeOf)[0]?.place).toBe("u");
  expect(partsOf("Umbria sings.", message({}), placeOf)).toEqual([{ text: "Umbria sings.", place: null }]);
});

test("a run of routine is one, a single line of it stands by itself, and what was taken back is never hidden", () => {
  const line = (seq: number, kind: string, undone = false) =>
    ({ seq, kind, undone, rules: [], message: message({}) }) as LogLine;
  const lines = [line(1, "round"), line(2, "fall"), line(3, "fall"), line(4, "order"), line(5, "fall")];
  const runs = runsOf([...lines, line(6, "fall", true)], ({ kind }) => kind === "fall");
  expect(runs.map((run) => [run.routine, run.lines.map(({ seq }) => seq)])).toEqual([
    [false, [1]],
    [true, [2, 3]],
    [false, [4]],
    [false, [5]],
    [false, [6]],
  ]);
});
