import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Words } from "../lib/words";
import Root from "../Root.svelte";
import { CLIENT_WORDS, serve } from "../testing/setup";

const ABOUT = { language: "de", section: "S", source: "seed" };
const RULES = [
  { ...ABOUT, id: "aoh.fair-01", text: "Ein Markt findet nach der Vorbereitung statt." },
  { ...ABOUT, id: "aoh.base-04", text: "Eine Straße kostet zwei Stein.", source: "inferred" },
  { ...ABOUT, id: "aoh.base-05", text: "A city costs one stone and two wood.", language: "en" },
];

test("rules come in the language of the page and are found by its words; one that is not written in it says so", async () => {
  window.location.hash = "#/rules/heroes";
  serve({
    others: { "/api/games/heroes/reference?language=de": () => ({ rules: RULES, guidance: [], figures: {} }) },
  });
  render(Root, { first: new Words("de", CLIENT_WORDS) });
  const all = within(await screen.findByRole("region", { name: "All rules" }));
  await all.findByText("Eine Straße kostet zwei Stein.");
  expect(RULES.map(({ text }) => all.getByText(text).lang)).toEqual(["de", "de", "en"]);
  await userEvent.type(all.getByRole("textbox", { name: "Search the rules" }), "straße");
  expect(all.getAllByRole("listitem").map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Eine Straße kostet zwei Stein. aoh.base-04 (settled here)",
  ]);
});
