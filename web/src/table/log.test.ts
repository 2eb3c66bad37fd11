import { expect, test } from "vitest";
import type { LogLine, Message } from "../lib/api";
import { held, partsOf, roundsKept, runsOf } from "./log";

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

test("the marks behind a place stay with it, and the sentence is whole", () => {
  const told = "Umbria, Moesia’s and Moesia Superior.";
  const parts = held(partsOf(told, message({ places: { names: ["Umbria", "Moesia", "Moesia Superior"] } }), placeOf));
  expect(parts.filter(({ place }) => place !== null).map(({ text, marks }) => [text, marks])).toEqual([
    ["Umbria", ","],
    ["Moesia", "’s"],
    ["Moesia Superior", "."],
  ]);
  expect(parts.map(({ text, marks }) => text + marks).join("")).toBe(told);
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

test("a round in which nothing has changed is the same one as before", () => {
  const line = (seq: number) => ({ seq, kind: "order", undone: false, rules: [], message: message({}) }) as LogLine;
  const round = (key: number, lines: LogLine[]) => ({ key, title: `Round ${key}`, lines });
  const [first, second, third] = [line(1), line(2), line(3)];
  const before = [round(1, [first]), round(2, [second])];
  const now = roundsKept(before, [round(1, [first]), round(2, [second, third]), round(3, [])]);
  expect(now[0]).toBe(before[0]);
  expect(now.map(({ lines }) => lines.length)).toEqual([1, 2, 0]);
  expect(roundsKept(before, [round(1, [{ ...first, undone: true }])])[0]?.lines[0]?.undone).toBe(true);
  expect(roundsKept(before, [{ ...round(1, [first]), title: "Runde 1" }])[0]?.title).toBe("Runde 1");
});
