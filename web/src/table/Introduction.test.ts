import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, expect, test } from "vitest";
import type { View } from "../lib/api";
import { explaining } from "../lib/explaining.svelte";
import { decision, line, message, view } from "../testing/fixtures";
import { renderPage, SilentSocket, serve } from "../testing/setup";

/** The words of introductions are those of some other messages: the page asks for them by their ids alone. */
const FIRST = "test-tax-consequence";
const SECOND = "test-lacks";
const REFERENCE = {
  rules: [
    { id: "aoh.move.2-01", text: "One action a move.", section: "move.2", source: "seed", language: "en" },
    { id: "aoh.move.2-02", text: "Taxes give cards.", section: "move.2", source: "inferred", language: "en" },
    { id: "aoh.fair-01", text: "The fair opens.", section: "fair", source: "seed", language: "en" },
  ],
  guidance: [
    { stage: "move:2", prompts: ["test-prompt"], rules: ["aoh.move.2-"], introductions: [FIRST, SECOND] },
    { stage: "fair:bidding", prompts: [], rules: ["aoh.fair-"], introductions: [] },
  ],
  figures: { cards: [], pieces: [] },
};

beforeEach(() => {
  localStorage.clear();
  explaining.choose(true);
  window.location.hash = "#/tables/t1";
});

let current: View = view();

async function open(): Promise<void> {
  current = view();
  serve({ view: () => current, others: { "/api/games/heroes/reference?language=en": () => REFERENCE } });
  renderPage();
  await screen.findByRole("region", { name: "Decision" });
}

function goOn(seq: number, id: string, rest: Partial<View> = {}): void {
  current = view({ seq, decision: decision({ id }), ...rest });
  const { log: _, ...told } = current;
  const lines = [line(seq, "built", message("test-round", { round: seq }))];
  SilentSocket.opened[0]?.send({ type: "update", seq, view: told, log: lines, undone: [] });
}

const said = (): string[] =>
  Array.from(document.querySelectorAll('[role="status"] p'), (one) => one.textContent?.trim() ?? "");
const introduction = () => screen.queryByRole("region", { name: "New here" });

test("each decision introduces something once, after what has happened is told", async () => {
  await open();
  await waitFor(() => expect(introduction()?.textContent).toContain("You draw 2 cards."));
  await waitFor(() => expect(said().at(-1)).toBe("You draw 2 cards."));
  goOn(5, "2-abc");
  await waitFor(() => expect(introduction()?.textContent).toContain("You lack 2 wood and 1 stone."));
  expect(introduction()?.textContent).not.toContain("You draw 2 cards.");
  await waitFor(() => expect(said().slice(-2)).toEqual(["Round 5", "You lack 2 wood and 1 stone."]));
  goOn(6, "3-abc");
  await waitFor(() => expect(said().at(-1)).toBe("Round 6"));
  await waitFor(() => expect(introduction()?.textContent).not.toContain("You lack 2 wood and 1 stone."));
  await userEvent.setup().click(screen.getByRole("button", { name: "Read", expanded: false }));
  expect(introduction()?.textContent).toContain("You lack 2 wood and 1 stone.");
  goOn(7, "4-abc", { stage: "fair:bidding", decision: decision({ id: "4-abc", prompt: message("test-pass") }) });
  await waitFor(() => expect(introduction()).toBeNull());
});

test("it is skipped by Escape, told again by E, and not told again by itself", async () => {
  await open();
  const user = userEvent.setup();
  const skip = await screen.findByRole("button", { name: "Got it" });
  skip.focus();
  await user.keyboard("{Escape}");
  expect(introduction()).toBeNull();
  expect(document.activeElement?.textContent).toBe("Your move: choose an action.");
  await waitFor(() => expect(said().at(-1)).toBe("You draw 2 cards."));
  const before = document.querySelector('[role="status"] p:last-child');
  await user.keyboard("e");
  await waitFor(() => expect(introduction()).not.toBeNull());
  await waitFor(() => expect(document.querySelector('[role="status"] p:last-child')).not.toBe(before));
  expect(said().at(-1)).toBe("You draw 2 cards.");
});

test("no more explanations: nothing is introduced, but E still tells, and the help turns them on again", async () => {
  await open();
  const user = userEvent.setup();
  await waitFor(() => expect(said().at(-1)).toBe("You draw 2 cards."));
  await user.click(screen.getByRole("button", { name: "No more explanations" }));
  goOn(5, "2-abc");
  await waitFor(() => expect(said().at(-1)).toBe("Round 5"));
  expect(introduction()).toBeNull();
  await user.keyboard("e");
  await waitFor(() => expect(introduction()?.textContent).toContain("You draw 2 cards."));
  await user.keyboard("i");
  await user.click(await screen.findByRole("checkbox", { name: "Explain the game as I play" }));
  goOn(6, "3-abc");
  await waitFor(() => expect(introduction()?.textContent).toContain("You lack 2 wood and 1 stone."));
});

test("what was introduced in an earlier game is not introduced again", async () => {
  explaining.learn(FIRST);
  explaining.learn(SECOND);
  await open();
  goOn(5, "2-abc");
  await waitFor(() => expect(said().at(-1)).toBe("Round 5"));
  expect(introduction()).toBeNull();
});

test("one key opens the rules that the game names for the decision, and in short what it is about", async () => {
  await open();
  const user = userEvent.setup();
  await waitFor(() => expect(introduction()).not.toBeNull());
  await user.keyboard("i");
  const help = screen.getByRole("region", { name: "Rules and reference card" });
  const now = (await within(help).findByText("Rules of what is going on now")).parentElement as HTMLElement;
  expect(
    within(now)
      .getAllByRole("listitem")
      .map((one) => one.textContent?.replace(/\s+/g, " ").trim()),
  ).toEqual(["One action a move. aoh.move.2-01", "Taxes give cards. aoh.move.2-02 (settled here)"]);
  expect(now.textContent).toContain("You draw 2 cards.");
  goOn(5, "2-abc", { stage: "fair:bidding", decision: null });
  await waitFor(() => expect(within(now).getByRole("listitem").textContent).toContain("The fair opens."));
});

test("the introduction has no accessibility fault", async () => {
  await open();
  await waitFor(() => expect(introduction()).not.toBeNull());
  const results = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
  expect(results.violations).toEqual([]);
}, 60_000);
