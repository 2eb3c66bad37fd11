import { expect, test, vi } from "vitest";
import type { Way } from "../../../lib/api";
import type { TableStore } from "../../../lib/table.svelte";
import type { Wire } from "../../../table/wire";
import { decision, message, offered, view } from "../../../testing/fixtures";
import { further } from "./far";

const way = (...places: string[]): Way => ({
  legs: places.map((place) => ({ action: `to ${place}`, label: message(`to ${place}`), places: [place] })),
  cost: null,
  consequence: null,
});
const march = (from: string, to: string) =>
  offered(`march ${from} to ${to} with 1 point`, message("march"), { group: "march", places: [from, to] });

const store = {
  view: view({
    decision: decision({
      offered: [march("latium", "umbria"), march("gallia_minor", "umbria"), march("etruria", "x")],
    }),
  }),
  table: "t1",
  tell: ({ id }: { id: string }) => id,
  words: { text: (id: string, told: Record<string, string>) => [id, told.from, told.to].filter(Boolean).join(" ") },
} as unknown as TableStore;

const ways = vi.fn(() =>
  Promise.resolve([way("umbria"), way("umbria", "etruria"), way("umbria", "etruria", "padus"), way("sea", "etruria")]),
);
const asks = { ways } as unknown as Wire;
const ask = (typed: string) => further(typed, store, asks, (id) => (id === "gallia_minor" ? "Gallia Minor" : id));
const actions = async (typed: string) => (await ask(typed)).map((one) => one.actions.join(", "));

test("a far way is found by where it begins and ends, in words or in notation, the best way alone", async () => {
  const toEtruria = ["to umbria, to etruria"];
  expect(await actions("march latium to etruria")).toEqual(toEtruria);
  expect(await actions("March from Latium to etr")).toEqual(toEtruria);
  expect(await actions("march latium to etruria with 2 points")).toEqual(toEtruria);
  expect(ways).toHaveBeenLastCalledWith("t1", expect.objectContaining({ place: "latium" }));
  expect(await actions("gallia minor padus")).toEqual(["to umbria, to etruria, to padus"]);
  expect(ways).toHaveBeenLastCalledWith("t1", expect.objectContaining({ place: "gallia_minor" }));
});

test("a way of one step is an option, and without a piece's province nothing is asked", async () => {
  ways.mockClear();
  expect(await actions("march latium to umbria")).toEqual([]);
  expect(await ask("pass")).toEqual([]);
  expect(ways).toHaveBeenCalledTimes(1);
});

test("where a way stops is told by its name", async () => {
  const [found] = await ask("latium to padus");
  expect([0, 1, 3].map((done) => found?.where(done))).toEqual(["latium", "umbria", "padus"]);
});
