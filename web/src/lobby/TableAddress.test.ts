import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, expect, test } from "vitest";
import type { Lobby } from "../lib/api";
import { affair, lobby, message, seat, view } from "../testing/fixtures";
import { renderPage, SilentSocket, serve } from "../testing/setup";

const AXE_MS = 60_000;
const QUIET = { rules: { "color-contrast": { enabled: false } } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.location.hash = "#/tables/t1";
});

const waiting = (rest: Partial<Lobby> = {}): Lobby =>
  lobby({
    status: "waiting",
    host: false,
    seats: [
      seat(0, "Ann"),
      seat(1, "", { kind: "open", here: false }),
      seat(2, "Cleo", { kind: "bot", bot: "greedy" }),
    ],
    ...rest,
  });

const lastLine = (): SilentSocket | undefined => SilentSocket.opened.at(-1);

test(
  "whoever has the link sees who sits where and takes a seat with a name in one press",
  async () => {
    let current = waiting();
    const posted = serve({ lobby: () => current, others: { "/api/me": () => ({ name: null, account: null }) } });
    renderPage();
    expect(await screen.findByRole("heading", { level: 1, name: "Waiting for players: Age of Heroes" })).toBeTruthy();
    const seats = within(screen.getByRole("list", { name: "Seats" })).getAllByRole("listitem");
    expect(seats.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      expect.stringContaining("Seat 1: Ann At the table"),
      expect.stringContaining("Seat 2: Open"),
      expect.stringContaining("Seat 3: Cleo Bot: Skilled"),
    ]);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Take seat 2" }));
    const name = screen.getByRole("textbox", { name: "Your name" });
    expect(document.activeElement).toBe(name);
    expect(screen.getByText("Please enter a name for yourself.")).toBeTruthy();
    await user.type(name, "B");
    expect(screen.queryByText("Please enter a name for yourself.")).toBeNull();
    await user.type(name, "en");
    current = waiting({ affairs: 2, seats: [seat(0, "Ann"), seat(1, "Ben", { mine: true }), seat(2, "Cleo")] });
    await user.click(screen.getByRole("button", { name: "Take seat 2" }));
    await waitFor(() => expect(posted.map((one) => one.path)).toEqual(["/api/me", "/api/tables/t1/claim"]));
    expect(posted[1]?.body).toMatchObject({ seat: 1, name: "Ben" });
    expect(await screen.findByText("Ben (you)")).toBeTruthy();
    const link = screen.getByRole<HTMLInputElement>("textbox", { name: "Link to this table" });
    expect(link.value).toMatch(/#\/tables\/t1$/);
    expect((await axe.run(document.body, QUIET)).violations).toEqual([]);
  },
  AXE_MS,
);

test("the host starts the game, and it opens when the server says that it has begun", async () => {
  let current = waiting({ host: true, seats: [seat(0, "Ann", { mine: true }), seat(1, "", { kind: "open" })] });
  const posted = serve({ lobby: () => current, view: () => view() });
  renderPage();
  const start = await screen.findByRole("button", { name: "Start now", description: "A bot takes the open seat." });
  current = lobby({ affairs: 3 });
  await userEvent.setup().click(start);
  expect(posted[0]?.path).toBe("/api/tables/t1/start");
  expect(await screen.findByRole("region", { name: "Decision" })).toBeTruthy();
  expect(lastLine()?.url.search).toBe("?seat=0&since=3");
});

test("a stranger takes over a free seat or watches; a seat that was resigned is for nobody", async () => {
  serve({
    view: () => view({ me: null, mine: [], decision: null }),
    lobby: () =>
      lobby({
        seats: [seat(0, "Ann"), seat(1, "Ben", { free: true }), seat(2, "Cleo", { free: true, resigned: true })],
      }),
  });
  renderPage();
  expect(await screen.findByRole("button", { name: "Take over seat 2 from Ben" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /seat 3/ })).toBeNull();
  await userEvent.setup().click(screen.getByRole("link", { name: "Watch" }));
  expect(await screen.findByRole("region", { name: "Decision" })).toBeTruthy();
  expect(lastLine()?.url.search).toBe("?since=3");
});

const HOT = lobby({ seats: [seat(0, "Ann", { mine: true }), seat(1, "Ben", { mine: true }), seat(2, "Cleo")] });

/** A table at which Ann and Ben share this device; the server keeps each seat's view apart. */
async function openHotSeat(waits: number[]): Promise<void> {
  const views = [0, 1].map((me) => view({ me, mine: [0, 1], waiting: waits, log: [], decision: null }));
  serve({
    lobby: () => HOT,
    others: { "/api/tables/t1?seat=0": () => views[0], "/api/tables/t1?seat=1": () => views[1] },
  });
  renderPage();
  await waitFor(() => expect(SilentSocket.opened).toHaveLength(1));
  const { log: _, ...rest } = view({ me: null, mine: [0, 1], waiting: waits, decision: null });
  lastLine()?.send({ type: "update", seq: 5, view: rest, log: [], undone: [] });
}

test("at one device a curtain stands before every seat, and nothing of a seat is on it or asked for", async () => {
  await openHotSeat([1]);
  expect(await screen.findByRole("heading", { level: 1, name: "Pass to Ben" })).toBeTruthy();
  expect(lastLine()?.url.search).toBe("");
  expect(document.body.textContent).not.toMatch(/iron|grain|Hand/);
  const begin = screen.getByRole("button", { name: "Begin as Ben" });
  expect(document.activeElement).toBe(begin);
  const user = userEvent.setup();
  await user.click(begin);
  expect(screen.queryByRole("region", { name: "Decision" })).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 600));
  await user.click(begin);
  expect(await screen.findByRole("region", { name: "Decision" })).toBeTruthy();
  await waitFor(() => expect(lastLine()?.url.search).toBe("?seat=1&since=3"));
});

test("when another seat here must decide the device is passed on, and the view left behind is gone for good", async () => {
  await openHotSeat([0]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Begin as Ann" }));
  await screen.findByRole("region", { name: "Decision" });
  await waitFor(() => expect(lastLine()?.url.search).toBe("?seat=0&since=3"));
  const line = lastLine();
  const { log: _, ...rest } = view({ me: 0, mine: [0, 1], waiting: [1], decision: null });
  line?.send({ type: "update", seq: 6, view: rest, log: [], undone: [] });
  expect(await screen.findByText("Ben must decide: pass the device on.", { selector: "strong" })).toBeTruthy();
  const pass = screen.getByRole("button", { name: "Pass the device" });
  await waitFor(() => expect(document.activeElement).toBe(pass));
  await user.click(screen.getByText("Chat", { selector: "h2" }));
  await user.type(screen.getByRole("textbox", { name: "Say something" }), "my draft");
  await user.click(pass);
  expect(await screen.findByRole("heading", { level: 1, name: "Pass to Ben" })).toBeTruthy();
  line?.send({ type: "view", view: view({ me: 0, mine: [0, 1] }) });
  expect(document.body.innerHTML).not.toMatch(/iron|grain|my draft/);
  expect(lastLine()?.url.searchParams.get("seat")).toBeNull();
});

test("what others say is told once with the name, counted until it is read, and silent when muted", async () => {
  serve({ lobby: () => lobby(), view: () => view({ decision: null, waiting: [1] }) });
  renderPage();
  await screen.findByRole("region", { name: "Decision" });
  const chat = within(screen.getByRole("region", { name: "Chat" }));
  await waitFor(() => expect(lastLine()).toBeTruthy());
  const said = (n: number, text: string) =>
    lastLine()?.send({
      type: "affairs",
      lobby: lobby({ affairs: n }),
      lines: [affair(n, "said", message("test-says", { player: { seat: 1 } }), { text })],
    });
  said(2, "Hello <b>there</b>");
  const spoken = () => document.querySelector('[role="status"] p:last-child')?.textContent;
  await waitFor(() => expect(spoken()).toBe("Ben says: Hello <b>there</b>"));
  expect(chat.getByText("1 new")).toBeTruthy();
  const user = userEvent.setup();
  await user.click(chat.getByText("Chat", { selector: "h2" }));
  await waitFor(() => expect(chat.getByText("nothing new")).toBeTruthy());
  await user.click(chat.getByRole("checkbox", { name: "Do not read the chat aloud" }));
  said(3, "Again");
  await waitFor(() => expect(chat.getByText("Ben says: Again")).toBeTruthy());
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(spoken()).toBe("Ben says: Hello <b>there</b>");
});

test("a page that is older than the server is told so, and what was being typed outlives the reload", async () => {
  serve({ view: () => view(), lobby: () => lobby() });
  const program = document.createElement("script");
  program.type = "text/plain";
  program.setAttribute("src", "/assets/index-1.js");
  const first = renderPage() as { unmount: () => void };
  const chat = await screen.findByRole("region", { name: "Chat" });
  const user = userEvent.setup();
  await user.click(within(chat).getByText("Chat"));
  await user.type(within(chat).getByRole("textbox", { name: "Say something" }), "Well pl");
  document.head.append(program);
  SilentSocket.opened.at(-1)?.send({ type: "affairs", lobby: lobby(), lines: [], page: "/assets/index-2.js" });
  const told = await screen.findByText(/The server has a newer version of this page\./);
  expect(within(told).getByRole("button", { name: "Reload" })).toBeTruthy();
  expect(within(chat).getByRole<HTMLInputElement>("textbox", { name: "Say something" }).value).toBe("Well pl");
  program.remove();
  first.unmount();
  renderPage();
  const again = await screen.findByRole("region", { name: "Chat" });
  const box = within(again).getByRole<HTMLInputElement>("textbox", { name: "Say something" });
  expect(box.value).toBe("Well pl");
  expect(box.closest("details")?.open).toBe(true);
  await user.clear(box);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test("an open proposal is answered by a button, and my own is withdrawn", async () => {
  const proposal = { n: 4, kind: "end" as const, seat: 1, to: null, agreed: [1], waiting_for: [0] };
  const own = { n: 5, kind: "shared" as const, seat: 0, to: null, agreed: [0], waiting_for: [1] };
  const posted = serve({ lobby: () => lobby({ affairs: 5, proposals: [proposal, own] }), view: () => view() });
  renderPage();
  const panel = within(await screen.findByRole("region", { name: "Proposals" }));
  expect(panel.getByRole("heading", { name: "Ben proposes to end the game." })).toBeTruthy();
  const user = userEvent.setup();
  await user.click(panel.getByRole("button", { name: "Agree" }));
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toMatchObject({ path: "/api/tables/t1/proposals/4/answer", body: { seat: 0, agree: true } });
  await user.click(panel.getByRole("button", { name: "Withdraw" }));
  await waitFor(() =>
    expect(posted[1]).toMatchObject({ path: "/api/tables/t1/proposals/5/answer", body: { agree: false } }),
  );
});

test("whoever has agreed may refuse after all while others think", async () => {
  const proposal = { n: 4, kind: "end" as const, seat: 1, to: null, agreed: [0, 1], waiting_for: [2] };
  const posted = serve({ lobby: () => lobby({ affairs: 5, proposals: [proposal] }), view: () => view() });
  renderPage();
  const panel = within(await screen.findByRole("region", { name: "Proposals" }));
  expect(panel.getAllByRole("button")).toHaveLength(1);
  await userEvent.setup().click(panel.getByRole("button", { name: "Refuse after all" }));
  await waitFor(() =>
    expect(posted[0]).toMatchObject({ path: "/api/tables/t1/proposals/4/answer", body: { seat: 0, agree: false } }),
  );
});

test(
  "the menu has the seats, the link, the record and the proof of the dice; resigning is asked twice",
  async () => {
    const posted = serve({ lobby: () => lobby(), view: () => view() });
    renderPage();
    await screen.findByRole("region", { name: "Decision" });
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Table" }));
    const menu = within(screen.getByRole("dialog", { name: "This table" }));
    expect(menu.getByText("c0ffee")).toBeTruthy();
    expect(menu.getByText("stammtisch verify stammtisch-t1.jsonl")).toBeTruthy();
    expect(menu.getByRole("link", { name: "Save the record" }).getAttribute("href")).toBe(
      "/api/tables/t1/record?seat=0",
    );
    expect((await axe.run(document.body, QUIET)).violations).toEqual([]);
    await user.click(menu.getByRole("button", { name: "Resign" }));
    const sure = within(menu.getByRole("alertdialog"));
    expect(document.activeElement).toBe(sure.getByRole("button", { name: "No, go back" }));
    expect(posted).toHaveLength(0);
    await user.click(sure.getByRole("button", { name: "Yes, resign" }));
    await waitFor(() => expect(posted[0]).toMatchObject({ path: "/api/tables/t1/resign", body: { seat: 0 } }));
  },
  AXE_MS,
);

test("a seat that changes hands has its new name at once, although nothing has happened in the game", async () => {
  serve({ lobby: () => lobby(), view: () => view() });
  renderPage();
  await screen.findByRole("region", { name: "Decision" });
  await waitFor(() => expect(lastLine()?.url.searchParams.get("seat")).toBe("0"));
  const seats = lobby().seats.map((one) => (one.seat === 2 ? seat(2, "Frida") : one));
  lastLine()?.send({ type: "affairs", lobby: lobby({ affairs: 2, seats }), lines: [] });
  const others = within(screen.getByRole("region", { name: "Other tribes" }));
  await waitFor(() => expect(others.getAllByText(/Frida/).length).toBeGreaterThan(0));
  expect(others.queryByText(/Cleo/)).toBeNull();
});
