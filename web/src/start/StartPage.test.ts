import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Me, TableEntry } from "../lib/api";
import { languageChange } from "../lib/language";
import { seat } from "../testing/fixtures";
import { type Request, renderPage, serve } from "../testing/setup";

const GAMES = [{ id: "heroes", min_players: 2, max_players: 4, bots: ["greedy", "random"], options: [] }];

const entry = (table: string, rest: Partial<TableEntry>): TableEntry => ({
  table,
  game: "heroes",
  status: "playing",
  seq: 1,
  your_turn: false,
  reminded: false,
  to_answer: 0,
  seats: [seat(0, "Ann"), seat(1, table)],
  updated: 1,
  said: 0,
  ...rest,
});

function open(me: Me, tables: TableEntry[] = []): Request[] {
  const posted = serve({
    others: { "/api/games": () => GAMES, "/api/tables": () => tables, "/api/me": () => me },
    act: (_, path) => (path === "/api/tables" ? Response.json({ table: "t9" }) : undefined),
  });
  renderPage();
  return posted;
}

beforeEach(() => {
  localStorage.clear();
  window.location.hash = "";
});

test("a table is put together of me, somebody here, a bot and an open seat, in the order of the seats", async () => {
  const posted = open({ name: "Ann", account: null });
  const user = userEvent.setup();
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Your name" })).value).toBe("Ann");
  await user.selectOptions(screen.getByRole("combobox", { name: "Your seat" }), "Seat 2");
  await user.selectOptions(screen.getByRole("combobox", { name: "Seat 1" }), "Somebody at this device");
  await user.selectOptions(screen.getByRole("combobox", { name: "Seat 4" }), "Open: whoever has the link");
  await user.click(screen.getByRole("checkbox", { name: "Whoever has the link may watch" }));
  await user.click(screen.getByRole("button", { name: "Sit down and play" }));
  const other = screen.getByRole("textbox", { name: "Name for seat 1" });
  expect(document.activeElement).toBe(other);
  expect(posted).toEqual([]);
  await user.type(other, "Ben");
  await user.click(screen.getByRole("button", { name: "Sit down and play" }));
  await waitFor(() => expect(posted.map((one) => one.path).slice(0, 2)).toEqual(["/api/me", "/api/tables"]));
  expect(posted[1]?.body).toEqual({
    game: "heroes",
    options: {},
    seats: [
      { kind: "human", name: "Ben" },
      { kind: "human", name: "Ann" },
      { kind: "bot", bot: "greedy", name: null },
      { kind: "open" },
    ],
    spectators: false,
  });
});

test("my tables stand with those that wait for me first, then what goes on, what has not begun, and what is over", async () => {
  open({ name: "Ann", account: null }, [
    entry("Over", { status: "over", updated: 9 }),
    entry("Open", { status: "waiting", seats: [seat(0, "Ann"), seat(1, "Open"), seat(2, "", { kind: "open" })] }),
    entry("Other", { updated: 8 }),
    entry("Asked", { to_answer: 2, updated: 2 }),
    entry("Mine", { your_turn: true }),
    entry("Long", { your_turn: true, reminded: true, updated: 1 }),
  ]);
  const tables = within(await screen.findByRole("region", { name: "Your tables" }));
  await waitFor(() => expect(tables.getAllByRole("link")).toHaveLength(6));
  expect(tables.getAllByRole("link").map((link) => link.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Age of Heroes Ann and Long Your turn: somebody has reminded you",
    "Age of Heroes Ann and Mine Your turn",
    "Age of Heroes Ann and Asked 2 offers wait for your answer",
    "Age of Heroes Ann and Other Waiting for others",
    "Age of Heroes Ann and Open Not begun: 1 seat is open",
    "Age of Heroes Ann and Over Over",
  ]);
  expect(tables.getByText("3 tables wait for you.")).toBeTruthy();
});

test("a guest makes an account by fields that a password manager knows", async () => {
  const posted = open({ name: "Ann", account: null });
  const user = userEvent.setup();
  const panel = within(await screen.findByRole("region", { name: "Your name and account" }));
  await user.click(panel.getByText("Make an account", { selector: "summary" }));
  const form = within(panel.getByRole("button", { name: "Make this account" }).closest("form") as HTMLElement);
  const name = form.getByLabelText<HTMLInputElement>("Account name");
  const password = form.getByLabelText<HTMLInputElement>("Password");
  expect([name.autocomplete, password.autocomplete, password.type]).toEqual(["username", "new-password", "password"]);
  await user.type(password, "correct horse");
  await user.click(form.getByRole("button", { name: "Make this account" }));
  await waitFor(() =>
    expect(posted[0]).toMatchObject({ path: "/api/accounts", body: { name: "Ann", password: "correct horse" } }),
  );
  expect(await panel.findByText("The account is made, and you are logged in.")).toBeTruthy();
});

test("language and look are chosen at the foot of the page and kept", async () => {
  open({ name: null, account: null });
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole("combobox", { name: "Look" }), "Dark");
  expect(document.documentElement.dataset.look).toBe("dark");
  expect(localStorage.getItem("stammtisch-look")).toBe("dark");
  await user.selectOptions(screen.getByRole("combobox", { name: "Look" }), "As the device says");
  expect(document.documentElement.dataset.look).toBeUndefined();
  expect(screen.getByRole("button", { name: "English" }).getAttribute("aria-pressed")).toBe("true");
});

test("a game that this page cannot draw is not offered", async () => {
  serve({
    others: {
      "/api/games": () => [{ ...GAMES[0], id: "unknown" }, ...GAMES],
      "/api/tables": () => [],
      "/api/me": () => ({ name: null, account: null }),
    },
  });
  renderPage();
  const games = within(await screen.findByRole("group", { name: "Game" }));
  expect(games.getAllByRole("radio")).toHaveLength(1);
  expect(games.getByRole<HTMLInputElement>("radio", { name: /^Age of Heroes/ }).checked).toBe(true);
});

test("all that is kept of me is a file, and is deleted only when I have been asked", async () => {
  let me: Me = { name: "Ann", account: null };
  let tables = [entry("Mine", { your_turn: true })];
  const posted = serve({
    others: { "/api/games": () => GAMES, "/api/tables": () => tables, "/api/me": () => me },
    act: () => {
      me = { name: null, account: null };
      tables = [];
      return Response.json(me);
    },
  });
  renderPage();
  const user = userEvent.setup();
  const panel = within(await screen.findByRole("region", { name: "Your data" }));
  expect(panel.getByRole("link", { name: /as a file/ }).getAttribute("href")).toBe("/api/me/data");
  const opener = panel.getByRole("button", { name: "Delete all that is kept about you" });
  await user.click(opener);
  const dialog = within(screen.getByRole("dialog", { name: "Delete all that is kept about you?" }));
  expect(dialog.getByText(/Former player/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Keep it" }));
  expect(document.activeElement).toBe(opener);
  expect(posted).toEqual([]);
  await user.click(opener);
  await user.click(screen.getByRole("button", { name: "Delete it" }));
  expect(await panel.findByText("All that was kept about you is deleted.")).toBeTruthy();
  expect(posted.map((one) => [one.path, one.body])).toEqual([["/api/me/forget", { language: "en" }]]);
  await waitFor(() => expect(screen.queryByRole("link", { name: /Age of Heroes Ann and Mine/ })).toBeNull());
});

test("the sheet of keys opens here too, and says where they hold; the focus goes back", async () => {
  open({ name: "Ann", account: null });
  const go = await screen.findByRole("button", { name: "Sit down and play" });
  go.focus();
  const user = userEvent.setup();
  await user.keyboard("?");
  const sheet = await screen.findByRole("dialog", { name: "Keys", hidden: true });
  expect(sheet.textContent).toContain("They hold at a table.");
  expect(within(sheet).getByText("Go to the next legal target")).toBeTruthy();
  await user.click(within(sheet).getByRole("button", { name: "Close", hidden: true }));
  await waitFor(() => expect(document.activeElement).toBe(go));
});

test("a change of the language is said where it was made, and the focus stays there", async () => {
  languageChange.make();
  open({ name: "Ann", account: null });
  const english = await screen.findByRole("button", { name: "English", pressed: true });
  await waitFor(() => expect(document.activeElement).toBe(english));
  expect(await screen.findByText("The page is in English now.", { selector: "[role=status]" })).toBeTruthy();
});
