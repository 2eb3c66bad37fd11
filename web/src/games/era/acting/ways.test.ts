import { beforeEach, expect, test, vi } from "vitest";
import type { Planned, View, Way } from "../../../lib/api";
import type { Acting } from "../../../lib/context";
import type { TableStore } from "../../../lib/table.svelte";
import type { Wire } from "../../../table/wire";
import { decision, message, offered, view } from "../../../testing/fixtures";
import { Pressing } from "../map/pressing";
import { Moving } from "./moving.svelte";
import { endOf, legsOf, nearestFirst, shortOf, throughOf, waitingAt } from "./ways";

/** A way whose legs lead through these places, several to a leg by blanks; each leg is the action that names them. */
const way = (...legs: string[]): Way => ({
  legs: legs.map((places) => ({
    action: `to ${places}`,
    label: message(`to ${places}`),
    places: places.split(" "),
  })),
  cost: message("cost"),
  consequence: null,
});

const toLatium = way("latium");
const onFoot = way("latium", "etruria");
const byFleet = way("mare_tyrrhenum etruria");
const WAYS = [onFoot, byFleet, toLatium];

const march = (from: string, to: string) =>
  offered(`march ${from} to ${to} with 2`, message("march"), { group: "march", places: [from, to] });

const units = (...provinces: string[]) => provinces.map((province) => ({ province, points: 1, new: false, count: 1 }));

/** A page in part 2: these pieces stand so, and can do so. */
function page(id: string, standing: string[], can: ReturnType<typeof offered>[]): View {
  const scene = [{ kind: "movement", stage: "movement", seat: 0, units: units(...standing) }];
  return view({ position: { scene, players: [] }, decision: decision({ id, offered: can }) });
}

const began = page("1-a", ["campania"], [march("campania", "latium")]);
const said: string[] = [];
const chosen: string[] = [];
const sent: string[][] = [];
let answer: Planned = { seq: 9, done: 2, stopped: null };
const store = {
  view: began as View | null,
  table: "t1",
  tell: ({ id }: { id: string }) => id,
  words: { text: (id: string) => id },
  plan: (actions: string[], where: (done: number) => string) => {
    sent.push(actions);
    said.push(where(answer.done));
    return Promise.resolve(answer);
  },
};
const asks = {
  ways: vi.fn(() => Promise.resolve(WAYS)),
  preview: vi.fn(() => Promise.resolve({ lines: [message("odds")], barrier: false })),
};
const acting = {
  say: (text: string) => said.push(text),
  choose: ({ action }: { action: string }) => chosen.push(action),
};

function begin(): { moving: Moving; pressing: Pressing } {
  store.view = began;
  const moving = new Moving(store as unknown as TableStore, asks as unknown as Wire);
  moving.asked(began.decision);
  return {
    moving,
    pressing: new Pressing(store as unknown as TableStore, acting as unknown as Acting, moving, (id) => `the ${id}`),
  };
}

beforeEach(() => {
  said.length = chosen.length = sent.length = 0;
  answer = { seq: 9, done: 2, stopped: null };
});

test("a way tells where it leads, through what, by which steps and for how much", () => {
  const told = store as unknown as TableStore;
  expect([endOf(byFleet), throughOf(byFleet), throughOf(onFoot)]).toEqual([
    "etruria",
    ["mare_tyrrhenum", "etruria"],
    ["latium", "etruria"],
  ]);
  expect(legsOf(told, onFoot)).toBe("to latium, to etruria");
  expect(shortOf(told, onFoot)).toBe("client-era-way-steps. cost.");
  expect(shortOf(told, byFleet)).toBe("cost.");
  expect(waitingAt(told, { ...onFoot, consequence: message("attack") }, ["attack.", "odds"])).toEqual([
    "attack.",
    "odds.",
  ]);
  expect(nearestFirst([onFoot, toLatium, byFleet])).toEqual(["etruria", "latium"]);
  expect(nearestFirst([onFoot, toLatium])).toEqual(["latium", "etruria"]);
});

test("a click far away shows the way and what it would do, a second one goes all of it in one go", async () => {
  const { moving, pressing } = begin();
  pressing.press("campania", false, false);
  await vi.waitFor(() => expect(moving.destinations).toEqual(["etruria", "latium"]));
  expect(pressing.targets()).toEqual(["latium", "etruria"]);
  pressing.press("etruria", false, false);
  await vi.waitFor(() => expect(moving.preview?.lines).toEqual([message("odds")]));
  expect(asks.preview).toHaveBeenLastCalledWith(
    "t1",
    expect.objectContaining({ action: "to etruria", before: ["to latium"] }),
  );
  expect(sent).toEqual([]);
  pressing.press("etruria", true, false);
  expect(sent).toEqual([["to latium", "to etruria"]]);
  expect(chosen).toEqual([]);
});

test("a click next door acts at once by mouse; a finger sees the way first", async () => {
  const { moving, pressing } = begin();
  await moving.choose("campania");
  pressing.press("latium", false, true);
  expect([moving.aim, chosen]).toEqual(["latium", []]);
  await moving.aimAt(null);
  pressing.press("latium", false, false);
  await vi.waitFor(() => expect(chosen).toEqual(["march campania to latium with 2"]));
  expect(moving.aim).toBeNull();
});

test("Enter chooses a piece, shows a way, goes it; W shows another; Escape lets go of the way, then of the piece", async () => {
  const { moving, pressing } = begin();
  expect(pressing.enter("umbria")).toBe(false);
  expect(pressing.enter("campania")).toBe(true);
  await vi.waitFor(() => expect(said).toEqual(["client-map-start"]));
  pressing.enter("etruria");
  await vi.waitFor(() => expect(said.at(-1)).toContain("client-era-way-to client-era-way-steps. cost. odds."));
  pressing.turn(1);
  await vi.waitFor(() => expect(moving.way).toBe(byFleet));
  pressing.turn(1);
  await vi.waitFor(() => expect(moving.way).toBe(onFoot));
  pressing.turn(-1);
  pressing.letGo();
  expect([moving.aim, moving.start]).toEqual([null, "campania"]);
  pressing.enter("etruria");
  pressing.turn(1);
  pressing.enter("etruria");
  expect(sent).toEqual([["to mare_tyrrhenum etruria"]]);
  await moving.aimAt(null);
  pressing.letGo();
  expect(moving.start).toBeNull();
});

test("where a plan stops is said by the province that was reached", async () => {
  const { moving } = begin();
  await moving.choose("campania");
  answer = { seq: 9, done: 1, stopped: message("table-plan-stopped-known") };
  await moving.go(onFoot, (id) => `the ${id}`);
  expect(said).toEqual(["the latium"]);
});

test("a piece that has moved and can go on stays chosen, any other is let go of with its question", async () => {
  const { moving } = begin();
  await moving.choose("campania");
  store.view = page("2-b", ["latium"], [march("latium", "umbria")]);
  moving.asked(store.view.decision);
  expect([moving.start, moving.onItsWay]).toEqual(["latium", true]);
  store.view = page("3-c", ["latium"], [march("latium", "umbria")]);
  moving.asked(store.view.decision);
  expect([moving.start, moving.onItsWay]).toEqual([null, false]);
});

test("an answer about ways that comes too late is not shown", async () => {
  const { moving } = begin();
  const asked = moving.choose("campania");
  void moving.choose(null);
  await asked;
  expect(moving.ways).toEqual([]);
});
