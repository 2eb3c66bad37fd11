import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { expect, test } from "vitest";
import type { View } from "../../../lib/api";
import { Words } from "../../../lib/words";
import AtTable from "../../../testing/AtTable.svelte";
import { CLIENT_WORDS, serve } from "../../../testing/setup";
import { figuresOf, type Province } from "../map/board";
import { provinceSources } from "./doubts";
import FigureSource from "./FigureSource.svelte";
import type { Printed } from "./printed";
import { rowsByLevel } from "./printed";
import ReferenceCard from "./ReferenceCard.svelte";
import { TERMS } from "./terms";

/** Axe looks at every element of the page; on a busy machine that takes its time. */
const AXE_MS = 60_000;

const GAME_WORDS = Object.values(
  import.meta.glob<string>("../../../../../src/stammtisch/games/era/locales/en/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");
const words = new Words("en", `${CLIENT_WORDS}\n${GAME_WORDS}`);

/** A board that nobody has printed: every figure can be told from every other. */
const printed: Printed = {
  laid: null,
  defaults: { length: "normal", vassal_mp: "11223", branches: "ring" },
  tables: {
    tax_yield: { by_cities: [61, 62] },
    movement: { fleet: [0, 1, 2, 3, 4], vassal: { "11223": [71, 72, 73, 74, 75], "11123": [1, 1, 1, 2, 3] } },
    prices: {
      fleet: [0, 11, 12, 13, 14],
      army: [0, 21, 22, 23, 24],
      improvement: [0, 31, 32, 33, 34],
      straggler: [0, 41, 42, 43, 44],
      half: [0, 51, 52, 53, 54],
      surcharge: [0, 0, 55, 56, 57],
    },
    improvements: {
      city_limit: [0, 2, 4, 6, 8],
      agriculture_food: [0, 1, 1, 1, 1],
      culture_ip: [0, 1, 1, 1, 1],
      culture_morale: [0, 1, 0, 0, 0],
      circuses_bonus: [0, 0, 1, 1, 1],
      commerce_marker: [0, 1, 1, 1, 1],
    },
    eras: {
      luxury_goods: [0, 3, 4, 5, 6, 6],
      cities: [0, 1, 3, 5, 6, 8],
      improvements: [0, 4, 8, 12, 18, 20],
      morale: [0, 0, 3, 5, 6, 0],
    },
    goals: {
      normal: { glorious: [90, 91, 92], technological: 15, dominating: 25 },
      long: { glorious: [190, 191, 192], technological: 22, dominating: 35 },
    },
    parade: { normal: [80, 81, 82], long: [180, 181, 182] },
  },
  course: {
    set_up: [{ step: "keep_card", stages: ["keep_card"] }],
    round: [
      { step: "morale", stages: [] },
      { step: "actions", stages: [] },
      { step: "autoexpansion", stages: [] },
    ],
    expansion: [
      { step: "place", stages: ["placement"] },
      { step: "move", stages: ["movement"] },
    ],
    battle: [{ step: "units", stages: ["commit"] }],
  },
  doubts: {
    tables: [
      { word: "movement-vassal", source: "inferred" },
      { word: "branches-ring", source: "designed" },
      { word: "tax-yield", source: "inferred" },
    ],
    map: [{ word: "name", n: 7, all: 9 }],
  },
};

function show(step: string, stage: string, options: Record<string, string> = {}): void {
  const tribe = (seat: number) => ({ seat, era: "bronze_age", activated: ["trade"] });
  const view = {
    me: 0,
    stage,
    options,
    position: { step, players: [tribe(0), tribe(1)] },
  } as unknown as View;
  render(AtTable, { words, store: { view, words }, part: ReferenceCard, figures: printed });
}

const here = (): string[] =>
  Array.from(document.querySelectorAll('[aria-current="step"]'), (one) => one.textContent?.trim() ?? "");

test("the card marks the step of the round and the part of the expansion", () => {
  show("autoexpansion", "movement");
  expect(here()).toEqual([
    expect.stringMatching(/^Expansion without leaders .*You are here$/),
    expect.stringMatching(/^Convert new vassals and move.*You are here$/),
  ]);
  expect(screen.queryByRole("list", { name: "Before the first round" })).toBeNull();
});

test("before the first round it shows the set-up", () => {
  show("set_up", "keep_card");
  expect(here()).toEqual([expect.stringMatching(/^Keep one of two influence cards.*You are here$/)]);
});

test("fields, levels, costs, eras and goals are those of this table", async () => {
  show("actions", "turn", { length: "long" });
  const fields = screen.getByRole("heading", { name: "The seven fields" }).nextElementSibling as HTMLElement;
  expect(within(fields).getByText(/^Trade/).textContent).toContain("used in this round");
  expect(fields.querySelectorAll("dt")).toHaveLength(7);
  const levels = screen.getByRole("region", { name: "Prices and gains by level" });
  const row = (name: RegExp) => within(levels).getByRole("row", { name }).textContent?.replace(/\s+/g, " ").trim();
  expect(row(/^Improvement, if first/)).toMatch(/– ?31 ?32 ?33 ?34$/);
  expect(row(/^Points of a vassal/)).toMatch(/71 ?72 ?73 ?74 ?75$/);
  const eras = screen.getByRole("region", { name: "What each era asks for" });
  expect(within(eras).getByRole("row", { current: true }).textContent).toContain("Bronze Age");
  const goals = screen.getByRole("heading", { name: "Goals that end this game" }).nextElementSibling;
  expect(goals?.textContent).toContain("191 influence");
  expect(goals?.textContent).toContain("from 181 on");
  expect(goals?.textContent).toContain("of all other players");
});

test("a doubtful figure is marked and leads to why it is in doubt", async () => {
  show("actions", "turn");
  await userEvent.click(screen.getByRole("button", { name: "Source: Points of a vassal (Mechanics)" }));
  expect(document.activeElement?.textContent).toMatch(/^Movement points of vassals .*\(worked out\)$/);
  await userEvent.click(screen.getByRole("button", { name: "Source: For each missing area" }));
  expect(document.activeElement?.textContent).toMatch(/^What they rest on, second choice.*\(made here\)$/);
  expect(screen.getByText("Names of provinces: 7 of 9 are reconstructed.")).toBeTruthy();
});

test("a doubtful figure on a board is marked; pressed, the mark shows and says where it comes from", async () => {
  serve({ others: { "/api/games/era/reference?language=en": () => ({ rules: [], guidance: [], figures: printed }) } });
  const said: string[] = [];
  const acting = { say: (text: string) => void said.push(text) };
  const given = { word: "branches", option: "branches", what: "Wheel" };
  const store = { view: { options: {} } as unknown as View, words };
  render(AtTable, { words, store, part: FigureSource, acting, given });
  const mark = await screen.findByRole("button", { name: "Source: Wheel", expanded: false });
  await userEvent.click(mark);
  expect(said).toEqual([expect.stringMatching(/^What they rest on, second choice.*\(made here\)$/)]);
  expect(mark.parentElement?.textContent).toContain("Made for this table.");
  await userEvent.keyboard("{Escape}");
  expect(mark.getAttribute("aria-expanded")).toBe("false");
});

test("a province tells which of its values are reconstructed, and nothing where none is", () => {
  const told = (source: Record<string, string>) => provinceSources(words, { source } as unknown as Province);
  expect(told({ kind: "rulebook", goods: "mod", terrain: "inferred" })).toBe(
    "Reconstructed: terrain. From the rulebook: land or sea. " +
      "From the official version for tabletop simulators: goods.",
  );
  expect(told({ name: "owner", goods: "mod" })).toBe("");
});

test(
  "the card has no accessibility fault and no word is missing",
  async () => {
    show("actions", "turn");
    expect(document.body.textContent).not.toMatch(/(era|client)-[a-z]+-/);
    const results = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
    expect(results.violations).toEqual([]);
  },
  AXE_MS,
);

test("a table that plays with other points of vassals shows those", () => {
  const rows = rowsByLevel(printed.tables, { vassal_mp: "11123", branches: "cut_wheel" });
  expect(rows.find(({ word }) => word.endsWith("level-vassal"))?.figures).toEqual([1, 1, 1, 2, 3]);
  expect(rows.find(({ word }) => word.endsWith("surcharge"))?.doubt).toBe("branches-cut-wheel");
});

test("tables that an owner lays over the printed ones are shown where a table is played with them", () => {
  const own = { ...printed.tables, tax_yield: { by_cities: [99] } };
  const card = { ...printed, laid: { hash: "ab12", tables: own, doubts: { tables: [], map: [] } } };
  expect(figuresOf(card, { tables: "ab12" }).tables.tax_yield.by_cities).toEqual([99]);
  expect(figuresOf(card, {}).tables.tax_yield.by_cities).toEqual([61, 62]);
  expect(figuresOf(card).tables.tax_yield.by_cities).toEqual([99]);
  expect(figuresOf(printed, { tables: "ab12" }).tables.tax_yield.by_cities).toEqual([61, 62]);
});

test("the glossary has every word of the game that is explained, and each is", () => {
  const written = Array.from(GAME_WORDS.matchAll(/^(era-term-[a-z-]+) =/gm), (found) => found[1] ?? "");
  expect([...TERMS].sort()).toEqual(written.filter((id) => !id.endsWith("-about")).sort());
  expect(TERMS.filter((id) => !words.has(`${id}-about`))).toEqual([]);
});
