import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Words } from "../../../lib/words";
import AtTable from "../../../testing/AtTable.svelte";
import { CLIENT_WORDS } from "../../../testing/setup";
import { ICONS } from "./icons";
import Legend from "./Legend.svelte";
import { legendOf } from "./legend";
import { partsOf } from "./parts";

const GAME_WORDS = Object.values(
  import.meta.glob<string>("../../../../../src/stammtisch/games/era/locales/en/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");
const words = new Words("en", `${CLIENT_WORDS}\n${GAME_WORDS}`);

test("the key explains every drawing of the map", () => {
  const entries = legendOf(0, true).flatMap((chapter) => chapter.entries);
  const drawn = entries.flatMap(({ sample }) =>
    sample.kind === "pieces" ? partsOf(sample.province, sample.state, sample.home, sample.level) : [],
  );
  expect(new Set(drawn.map(({ icon }) => icon))).toEqual(new Set([...Object.keys(ICONS), "banner", "ship"]));
  expect(legendOf(0, false).flatMap((chapter) => chapter.entries)).toHaveLength(entries.length - 1);
});

test("the key is read in chapters and searched; each entry has its own words and drawing", async () => {
  render(AtTable, { words, store: { view: null, words }, part: Legend, given: { seat: 1, straits: false } });
  const terrains = screen.getByRole("list", { name: "Terrains" });
  expect(
    within(terrains)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["desert", "grain", "hills", "forest", "mountains", "sea"]);
  const all = screen.getAllByRole("listitem");
  expect(new Set(all.map((item) => item.textContent)).size).toBe(all.length);
  expect(all.every((item) => item.querySelector("svg path, svg rect, svg circle") !== null)).toBe(true);
  await userEvent.type(screen.getByRole("textbox", { name: "Search the key" }), "hamlet");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Hamlet, for whoever frees its province from the Barbarians",
  ]);
  await userEvent.type(screen.getByRole("textbox"), "s of Rome");
  expect(screen.getByRole("status").textContent).toBe("No entry of the key has this.");
});
