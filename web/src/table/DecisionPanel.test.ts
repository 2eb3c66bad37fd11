import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { decision, line, message, view } from "../testing/fixtures";
import { renderPage, SilentSocket, serve } from "../testing/setup";

beforeEach(() => {
  window.location.hash = "#/tables/t1";
});

const open = async (): Promise<HTMLElement> => {
  renderPage();
  return screen.findByRole("region", { name: "Decision" });
};

const named = (): string => document.activeElement?.getAttribute("aria-label") ?? "";

test("from the question the arrows lead to both ends of the list, and so do Home and End", async () => {
  serve({ view: () => view() });
  const region = await open();
  const user = userEvent.setup();
  const heading = within(region).getByRole("heading", { level: 2 });
  for (const [key, place] of [
    ["ArrowDown", "1 of 3."],
    ["ArrowUp", "Not possible 1 of 1."],
    ["Home", "1 of 3."],
    ["End", "Not possible 1 of 1."],
  ]) {
    heading.focus();
    await user.keyboard(`{${key}}`);
    expect(named()).toContain(place);
  }
});

test("a letter with Shift jumps in the list, also one that alone is a command", async () => {
  serve({ view: () => view() });
  const region = await open();
  const user = userEvent.setup();
  within(region).getByRole("heading", { level: 2 }).focus();
  await user.keyboard("{ArrowDown}{Shift>}E{/Shift}");
  expect(named()).toMatch(/^End the move/);
});

test("what would follow goes when the focus leaves the option, and follows mouse and focus", async () => {
  serve({ view: () => view() });
  const region = await open();
  const user = userEvent.setup();
  const preview = () => within(region).queryByRole("region", { name: "What would follow" });
  const heading = within(region).getByRole("heading", { level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.keyboard("{ArrowDown}");
  expect(preview()?.textContent).toContain("Collect taxes");
  const army = within(region).getByRole("button", { name: /^Build army/ });
  await user.hover(army);
  expect(preview()?.textContent).toContain("Build army");
  await user.unhover(army);
  await waitFor(() => expect(preview()?.textContent).toContain("Collect taxes"));
  heading.focus();
  await waitFor(() => expect(preview()).toBeNull());
});

test("a round that begins stands above the options until one acts, and is told only by the voice", async () => {
  let current = view({ decision: null, waiting: [1] });
  serve({ view: () => current });
  const region = await open();
  current = view({ seq: 5, round: 4, decision: decision({ id: "5-abc" }) });
  const { log: _, ...rest } = current;
  const begins = line(5, "round", message("test-round", { round: 4 }));
  SilentSocket.opened[0]?.send({ type: "update", seq: 5, view: rest, log: [begins], undone: [] });
  await within(region).findByText("Round 4 has begun");
  expect(
    within(region).getByRole("heading", { level: 2, description: /^\s*3 options, 1 more not possible\./ }),
  ).toBeTruthy();
  current = view({ seq: 6, decision: decision({ id: "6-abc" }) });
  await userEvent.setup().click(within(region).getByRole("button", { name: /^Collect taxes/ }));
  await waitFor(() => expect(within(region).queryByText("Round 4 has begun")).toBeNull());
});

test("an answer is not among what has just happened, and goes when something happens", async () => {
  let current = view();
  serve({ view: () => current });
  const region = await open();
  const user = userEvent.setup();
  const shown = () =>
    Array.from(within(region).getByRole("status").querySelectorAll("p:not(.unseen)"), ({ textContent }) => textContent);
  const happens = (seq: number, piece: string) => {
    current = view({ seq });
    const { log: _, ...rest } = current;
    const built = line(seq, "built", message("test-built", { seat: { seat: 1 }, piece: { word: `piece-${piece}` } }));
    SilentSocket.opened[0]?.send({ type: "update", seq, view: rest, log: [built], undone: [] });
  };
  happens(5, "road");
  await waitFor(() => expect(shown()).toEqual(["Ben builds one road."]));
  await user.keyboard("p");
  await waitFor(() =>
    expect(shown()).toEqual(["Ben builds one road.", "Your move: choose an action. 3 options, 1 more not possible."]),
  );
  expect(within(region).getByText(/^Your move.*3 options/, { selector: ".answered" })).toBeTruthy();
  happens(6, "army");
  await waitFor(() => expect(shown()).toEqual(["Ben builds one army."]));
});

test("undo says that it takes back a whole plan", async () => {
  const built = (seq: number, piece: string) =>
    line(seq, "built", message("test-built", { seat: { seat: 0 }, piece: { word: `piece-${piece}` } }));
  serve({ view: () => view({ seq: 4, undo: { to: 2, steps: 2 }, log: [built(3, "road"), built(4, "army")] }) });
  const region = await open();
  expect(within(region).getByRole("button", { name: /^Undo all 2 steps: .*road/ })).toBeTruthy();
});
