import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { line, message, position, view } from "../testing/fixtures";
import { renderPage, SilentSocket, serve } from "../testing/setup";

beforeEach(() => {
  window.location.hash = "#/tables/t1";
  const asked = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query.includes("reduced-motion") ? ({ matches: true } as MediaQueryList) : asked.call(window, query),
  );
});

const deckOf = (cards: number) => position({ deck: cards });

const open = async (): Promise<HTMLElement> => {
  serve({
    view: () => view({ position: deckOf(61) }),
    past: (seq) => view({ seq, round: 2, decision: null, position: deckOf(70 - seq) }),
  });
  renderPage();
  return screen.findByRole("region", { name: "Decision" });
};

test("a line of the log shows its moment, marked as past and without anything to do, and Escape leads back", async () => {
  const region = await open();
  const user = userEvent.setup();
  expect(screen.getByText(/61 cards are left/)).toBeTruthy();
  const second = within(screen.getByRole("log")).getAllByRole("button", { name: "Show this moment" })[1];
  await user.click(second as HTMLElement);
  const heading = within(region).getByRole("heading", { level: 2, name: "You look at the past" });
  expect(document.activeElement).toBe(heading);
  await screen.findByText(/68 cards are left/);
  expect(within(region).getByRole("slider", { name: "Moment" }).getAttribute("aria-valuetext")).toBe(
    "Moment 2 of 3: Ben builds one city.",
  );
  expect(within(region).queryByRole("button", { name: /^Collect taxes/ })).toBeNull();
  await user.keyboard("{Escape}");
  expect(screen.getByText(/61 cards are left/)).toBeTruthy();
  const told = within(region).getByText("Ben builds one city.", { selector: "[role=status] p" });
  expect(told.className).toContain("unseen"); // the voice has said it; what has just happened is something else
  const asked = within(region).getByRole("heading", { level: 2, name: "Your move: choose an action." });
  await waitFor(() => expect(document.activeElement).toBe(asked));
});

test("what is new is replayed step by step with the position of each moment, and can be skipped", async () => {
  const region = await open();
  const user = userEvent.setup();
  await waitFor(() => expect(SilentSocket.opened).toHaveLength(1));
  const { log: _, ...rest } = view({ seq: 5, position: deckOf(59) });
  SilentSocket.opened[0]?.send({
    type: "update",
    seq: 5,
    view: rest,
    log: [
      line(4, "built", message("test-built", { seat: { seat: 1 }, piece: { word: "piece-army" } })),
      line(5, "built", message("test-built", { seat: { seat: 2 }, piece: { word: "piece-road" } })),
    ],
    undone: [],
  });
  const start = await within(region).findByRole("button", { name: "Show what is new: 2" });
  await user.click(start);
  expect(region.textContent).toContain("1 of 2 since you last acted");
  await screen.findByText(/66 cards are left/);
  await user.click(within(region).getByRole("button", { name: "Next" }));
  expect(region.textContent).toContain("2 of 2 since you last acted");
  await screen.findByText(/65 cards are left/);
  await user.click(within(region).getByRole("button", { name: /^Skip to now/ }));
  expect(screen.getByText(/59 cards are left/)).toBeTruthy();
});

test("what others did while the answer to my action was on its way is new", async () => {
  const { log: _, ...rest } = view({ seq: 4, position: deckOf(60) });
  const tell = (seq: number, seat: number) =>
    SilentSocket.opened[0]?.send({
      type: "update",
      seq,
      view: { ...rest, seq },
      log: [line(seq, "built", message("test-built", { seat: { seat }, piece: { word: "piece-army" } }))],
      undone: [],
    });
  serve({
    view: () => view({ position: deckOf(61) }),
    act: () => {
      tell(4, 0);
      tell(5, 1);
      return Response.json({ seq: 4, affairs: 1 });
    },
  });
  renderPage();
  const region = await screen.findByRole("region", { name: "Decision" });
  await waitFor(() => expect(SilentSocket.opened).toHaveLength(1));
  await userEvent.setup().click(within(region).getAllByRole("button", { name: /^Collect taxes/ })[0] as HTMLElement);
  expect(await within(region).findByRole("button", { name: "Show what is new" })).toBeTruthy();
});

test("a moment that the server does not give is said to be missing", async () => {
  serve({ view: () => view(), past: () => null as never });
  renderPage();
  await screen.findByRole("region", { name: "Decision" });
  const user = userEvent.setup();
  await user.click(screen.getAllByRole("button", { name: "Show this moment" })[0] as HTMLElement);
  expect((await screen.findByText("This moment cannot be shown.")).getAttribute("role")).toBe("alert");
});
