import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Lobby, View } from "../lib/api";
import { decision, lobby, message, seat, view } from "../testing/fixtures";
import { renderPage, serve } from "../testing/setup";

const SEATS = [
  seat(0, "Ann", { mine: true }),
  seat(1, "Ben"),
  seat(2, "Cleo"),
  seat(3, "Dora", { kind: "bot", bot: "greedy" }),
  seat(4, "Emil", { bot: "greedy", stand_in: true }),
  seat(5, "Fay", { mine: true }),
];
/** So long the curtain takes no press. */
const GUARD_MS = 600;
let current: Lobby;
let shown: View;

beforeEach(() => {
  window.location.hash = "#/tables/t1";
  current = lobby({ seats: SEATS });
  shown = view({ decision: null, waiting: [1, 3, 4, 5] });
});

/** The buttons with which somebody can be reminded. */
const reminders = (region: HTMLElement): string[] =>
  within(region)
    .queryAllByRole("button", { name: /^Remind/ })
    .map((button) => button.textContent?.trim() ?? "");

async function open(): Promise<HTMLElement> {
  renderPage();
  const user = userEvent.setup();
  const look = await screen.findByRole("button", { name: "Look as Ann" });
  await new Promise((resolve) => setTimeout(resolve, GUARD_MS));
  await user.click(look);
  return screen.findByRole("region", { name: "Decision" });
}

test("only other people who are waited for can be reminded: no bot, no stand-in, no seat at this device", async () => {
  const posted = serve({ lobby: () => current, view: () => shown });
  const region = await open();
  expect(reminders(region)).toEqual(["Remind Ben"]);
  current = lobby({ seats: SEATS, affairs: 2, nudged: [1] });
  await userEvent.setup().click(within(region).getByRole("button", { name: "Remind Ben" }));
  await waitFor(() => expect(reminders(region)).toEqual(["Remind Ben again"]));
  expect(posted.map(({ path }) => path)).toEqual(["/api/tables/t1/nudge"]);
  expect(posted[0]?.body).toMatchObject({ seat: 0, to: 1 });
  expect(within(region).getByText("Ben has been reminded.")).toBeTruthy();
});

test("a refusal is told once, although the chat is open too", async () => {
  const refusal = { code: "nudged_already", status: 409, message: message("test-prompt") };
  serve({ lobby: () => current, view: () => shown, act: () => Response.json(refusal, { status: 409 }) });
  const region = await open();
  const user = userEvent.setup();
  await user.click(screen.getByText("Chat", { selector: "h2" }));
  await user.click(within(region).getByRole("button", { name: "Remind Ben" }));
  const alert = await within(region).findByRole("alert");
  expect(alert.textContent).toBe("Your move: choose an action.");
  expect(within(screen.getByRole("region", { name: "Chat" })).queryByRole("alert")).toBeNull();
});

test("whoever decides reminds nobody, and reads that the others wait", async () => {
  current = lobby({ seats: SEATS, nudged: [0] });
  shown = view({ decision: decision(), waiting: [0, 1] });
  serve({ lobby: () => current, view: () => shown });
  const region = await open();
  expect(reminders(region)).toEqual([]);
  expect(within(region).getByText("You have been reminded: the others are waiting.")).toBeTruthy();
  expect(document.title).toMatch(/^Reminder, your turn: /);
});

test("an offer that waits for me out of turn stands in the title, with the prompt and with who is waited for", async () => {
  shown = view({ decision: null, waiting: [1], to_answer: [2, 2] });
  serve({ lobby: () => current, view: () => shown });
  const region = await open();
  expect(document.title).toMatch(/^Your answer: /);
  const prompt = within(region).getByRole("heading", { name: "Waiting for Ben." });
  const needs = within(region).getByRole("button", { name: "Needs you: 2 offers from Cleo wait for you." });
  expect(prompt.getAttribute("aria-describedby")?.split(" ")).toContain(needs.parentElement?.id);
});
