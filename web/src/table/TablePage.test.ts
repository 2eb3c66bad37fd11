import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, expect, test } from "vitest";
import { decision, line, message, offered, view } from "../testing/fixtures";
import { renderPage, SilentSocket, serve } from "../testing/setup";

/** Axe looks at every element of the page; on a busy machine that takes its time. */
const AXE_MS = 60_000;

beforeEach(() => {
  window.location.hash = "#/tables/t1";
});

const open = async (): Promise<HTMLElement> => {
  renderPage();
  return screen.findByRole("region", { name: "Decision" });
};

test(
  "the page has the landmarks, one heading of the first level, and no accessibility fault",
  async () => {
    serve({ view: () => view() });
    const region = await open();
    expect(screen.getByRole("main", { name: "Table" })).toBeTruthy();
    for (const name of ["My tribe", "Other tribes"]) {
      expect(screen.getByRole("region", { name })).toBeTruthy();
    }
    expect(screen.getByRole("log", { name: "Game log" })).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(within(region).getByRole("heading", { level: 2, name: "Your move: choose an action." })).toBeTruthy();
    const results = await axe.run(document.body, { rules: { "color-contrast": { enabled: false } } });
    expect(results.violations).toEqual([]);
  },
  AXE_MS,
);

test("an option says cost, consequence, barrier and position; a refused one its reason and rule, last of its group", async () => {
  serve({ view: () => view() });
  const region = await open();
  const names = within(region)
    .getAllByRole("button", { name: /\d of \d\.$/ })
    .map((button) => button.getAttribute("aria-label"));
  expect(names[0]).toMatch(/^Collect taxes.*Cannot be undone\..*You draw 2 cards\..*1 of 3\.$/);
  expect(names[2]).toMatch(/^Build army.*Costs 1 iron and 2 grain.*3 of 3\.$/);
  expect(names[3]).toMatch(
    /^Build a city.*Not possible: You lack 2 wood and 1 stone\..*Rule aoh\.base-16: rules-aoh-base\. Not possible 1 of 1\.$/,
  );
});

test("arrow keys and letters move in the list, Enter commits with a key and the header, and a double click acts once", async () => {
  const posted = serve({ view: () => view() });
  const region = await open();
  const user = userEvent.setup();
  const heading = within(region).getByRole("heading", { level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toContain("Collect taxes");
  await user.keyboard("b");
  expect(document.activeElement?.textContent).toContain("Build army");
  await user.dblClick(document.activeElement as HTMLElement);
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]?.body).toMatchObject({ decision: "1-abc", action: "build army with iron grain grain" });
  expect(posted[0]?.headers["X-Stammtisch"]).toBe("1");
});

test("only what is wasteful is asked about first", async () => {
  const posted = serve({ view: () => view() });
  const region = await open();
  const user = userEvent.setup();
  await user.click(within(region).getByRole("button", { name: /^End the move/ }));
  const dialog = screen.getByRole("dialog", { name: "Really: End the move?" });
  await user.click(within(dialog).getByRole("button", { name: "No, go back" }));
  expect(posted).toHaveLength(0);
  await user.click(within(region).getByRole("button", { name: /^End the move/ }));
  await user.click(screen.getByRole("button", { name: "Yes, do it" }));
  await waitFor(() => expect(posted).toHaveLength(1));
});

test("a refused option opens its rule beside the game", async () => {
  const posted = serve({ view: () => view() });
  const region = await open();
  const user = userEvent.setup();
  const option = within(region).getByRole("button", { name: /^Build a city/ });
  await user.click(option);
  expect(await screen.findByText("A city costs two wood and one stone.")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByText("A city costs two wood and one stone.")).toBeNull();
  expect(document.activeElement).toBe(option);
  expect(posted).toHaveLength(0);
});

test("the command box finds by words and by notation, and says why not", async () => {
  const posted = serve({ view: () => view() });
  await open();
  const user = userEvent.setup();
  await user.keyboard("/");
  const box = screen.getByRole("combobox", { name: /Action/ });
  expect(box.hasAttribute("aria-activedescendant"), "nothing is marked before anything is typed").toBe(false);
  await user.keyboard("{Enter}");
  expect(posted).toHaveLength(0);
  await user.type(box, "city");
  expect(box.hasAttribute("aria-activedescendant")).toBe(true);
  expect(screen.getByRole("option", { name: /Build a city/ }).getAttribute("aria-disabled")).toBe("true");
  await user.keyboard("{Enter}");
  expect(posted).toHaveLength(0);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("You lack 2 wood"));
  await user.clear(box);
  await user.type(box, "build army{Enter}");
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]?.body).toMatchObject({ action: "build army with iron grain grain" });
});

test("the command box answers questions where it is, and asks again before what cannot be undone", async () => {
  const posted = serve({ view: () => view({ waiting: [0, 1] }) });
  await open();
  const user = userEvent.setup();
  await user.keyboard("/");
  const dialog = screen.getByRole("dialog", { name: "Type an action" });
  const box = within(dialog).getByRole("combobox");
  for (const [question, answer] of [
    ["who", "The game waits for you. Waiting for Ben."],
    ["why not city", "You lack 2 wood and 1 stone."],
    ["why not taxes", "You may do it: Collect taxes"],
    ["log 1", "You build one army."],
    ["goods Ben", "There are no goods in this game."],
    ["clock", "No clock runs at this table"],
  ] as const) {
    await user.clear(box);
    await user.type(box, `${question}{Enter}`);
    await waitFor(() => expect(dialog.textContent).toContain(answer));
  }
  await user.clear(box);
  await user.type(box, "colect txes");
  expect(within(dialog).getByRole("option", { selected: false }).textContent).toContain("Collect taxes");
  expect(posted).toEqual([]);
  await user.clear(box);
  await user.type(box, "collect{Enter}");
  await waitFor(() => expect(dialog.textContent).toContain("Enter once more does it: Collect taxes"));
  expect(posted).toEqual([]);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]?.body).toMatchObject({ action: "tax" });
});

test("the keys say hand, my tribe and all tribes; the same answer twice is a fresh node", async () => {
  serve({ view: () => view() });
  await open();
  const user = userEvent.setup();
  const said = () => document.querySelector('[role="status"] p:last-child');
  await user.keyboard("h");
  await waitFor(() => expect(said()?.textContent).toBe("8 cards: 1 iron, 2 grain, 1 gold, 3 limestone and 1 hero."));
  const first = said();
  await user.keyboard("h");
  await waitFor(() => expect(said()).not.toBe(first));
  await user.keyboard("s");
  await waitFor(() =>
    expect(said()?.textContent).toMatch(/^Ann, egyptians: 2 cities, monument 2 of 5.*Roads to: Ben\.$/),
  );
  await user.keyboard("{Shift>}S{/Shift}");
  await waitFor(() => expect(said()?.textContent).toContain("Dora, babylonians: out of the game."));
});

test("what others do is said once, in one piece; a decision that opens while I type is an alert", async () => {
  let current = view({ decision: null, waiting: [1] });
  serve({ view: () => current });
  const region = await open();
  expect(within(region).getByRole("heading", { level: 2, name: "Waiting for Ben." })).toBeTruthy();
  const built = (seq: number, piece: string) =>
    line(seq, "built", message("test-built", { seat: { seat: 1 }, piece: { word: `piece-${piece}` } }));
  screen.getByRole("combobox", { name: "Player" }).focus();
  current = view({ seq: 5 });
  const { log: _, ...rest } = current;
  const update = { type: "update", seq: 5, view: rest, log: [built(4, "road"), built(5, "army")], undone: [] };
  SilentSocket.opened[0]?.send(update);
  SilentSocket.opened[0]?.send(update);
  const said = () => document.querySelector('[role="status"] p:last-child')?.textContent;
  await waitFor(() => expect(said()).toBe("Ben builds one road. Ben builds one army."));
  expect(screen.getByRole("alert").textContent).toBe("Your move: choose an action. 3 options, 1 more not possible.");
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Player" }));
});

test("what the question begins with is told by the question alone, and is told if the question is not", async () => {
  let current = view({ decision: null, waiting: [1] });
  serve({ view: () => current });
  const region = await open();
  const attack = (seq: number) => {
    const asked = decision({ id: `${seq}-abc`, prompt: message("test-answer") });
    current = view({ seq, decision: asked });
    const { log: _, ...rest } = current;
    const built = message("test-built", { seat: { seat: 1 }, piece: { word: "piece-army" } });
    const log = [line(seq, "built", built), line(seq, "attacked", message("test-attacks"))];
    SilentSocket.opened[0]?.send({ type: "update", seq, view: rest, log, undone: [] });
  };
  const said = () => document.querySelector('[role="status"] p:last-child')?.textContent;
  attack(5);
  await waitFor(() => expect(said()).toBe("Ben builds one army."));
  const prompt = within(region).getByRole("heading", { level: 2, name: "Ben attacks you. Your answer?" });
  expect(document.activeElement).toBe(prompt);
  expect(within(screen.getByRole("log")).getByText("Ben attacks you.")).toBeTruthy();
  current = view({ seq: 6, decision: null, waiting: [1] });
  const { log: _, ...rest } = current;
  const lapsed = message("test-attacks");
  SilentSocket.opened[0]?.send({ type: "update", seq: 6, view: rest, log: [line(6, "attacked", lapsed)], undone: [] });
  await waitFor(() => expect(said()).toBe("Ben attacks you."));
});

test("a form reads back what it would do and sends its notation", async () => {
  const form = {
    kind: "offer",
    label: message("test-pass"),
    pattern: "offer {give} for {want}[ to {to}]",
    fields: [
      {
        name: "give",
        label: message("card-iron"),
        values: [["iron", message("card-iron")] as [string, ReturnType<typeof message>]],
        several: false,
        optional: false,
        limit: null,
      },
      {
        name: "want",
        label: message("card-wood"),
        values: [
          ["wood", message("card-wood")],
          ["gold", message("card-gold")],
        ] as [string, ReturnType<typeof message>][],
        several: true,
        optional: false,
        limit: null,
      },
      {
        name: "to",
        label: message("card-stone"),
        values: [["B", message("card-stone")] as [string, ReturnType<typeof message>]],
        several: false,
        optional: true,
        limit: null,
      },
    ],
  };
  const posted = serve({ view: () => view({ decision: decision({ forms: [form] }) }) });
  await open();
  const user = userEvent.setup();
  const send = screen.getByRole("button", {
    name: "End the move",
    description: "Not complete yet. Please choose first: “iron”.",
  });
  await user.click(send);
  expect(screen.getByText("Please choose first: “iron”.")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "iron" }), "iron");
  await user.click(screen.getByRole("checkbox", { name: "wood" }));
  await user.click(screen.getByRole("checkbox", { name: "gold" }));
  await user.click(screen.getByRole("button", { description: "iron: iron; wood: wood or gold." }));
  await waitFor(() => expect(posted[0]?.body).toMatchObject({ action: "offer iron for wood or gold" }));
});

test("a refusal of the server is shown and said, and the view is asked for again", async () => {
  const refusal = { code: "stale_decision", message: message("test-lacks"), rule: null };
  serve({
    view: () => view({ decision: decision({ offered: [offered("tax", message("test-tax"))] }) }),
    act: () => Response.json(refusal, { status: 409 }),
  });
  const region = await open();
  await userEvent.setup().click(within(region).getByRole("button", { name: /^Collect taxes/ }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("You lack 2 wood and 1 stone."));
  expect(within(region).getByText("You lack 2 wood and 1 stone.", { selector: ".problem" })).toBeTruthy();
});

test("what an update leaves out stays; a page whose view is of another moment asks for a whole one", async () => {
  const order = offered("order nothing", message("test-pass"), { group: "order" });
  let current = view({ seq: 3, decision: null, waiting: [1], anytime: [order] });
  serve({ view: () => current });
  const region = within(await open());
  await userEvent.setup().click(region.getByText("Standing orders"));
  const orders = () => region.queryAllByRole("option", { name: "End the move" });
  expect(orders()).toHaveLength(1);
  const { log: _, anytime: __, anytime_forms: ___, ...rest } = view({ seq: 5, decision: null, waiting: [2] });
  const update = { type: "update", seq: 5, since: 3, view: rest, log: [], undone: [] };
  SilentSocket.opened[0]?.send(update);
  await region.findByRole("heading", { level: 2, name: "Waiting for Cleo." });
  expect(orders()).toHaveLength(1);
  current = view({ seq: 7, decision: null, waiting: [3], anytime: [] });
  SilentSocket.opened[0]?.send({ ...update, seq: 7, since: 6, view: { ...rest, seq: 7, waiting: [1] } });
  await region.findByRole("heading", { level: 2, name: "Waiting for Dora." });
  expect(orders()).toHaveLength(0);
});

test("standing orders in force are listed, and one with a number is given by a form", async () => {
  const values = (...entries: string[]) =>
    entries.map((word) => [word, message(`card-${word}`)] as [string, ReturnType<typeof message>]);
  const form = {
    kind: "order_fortune",
    label: message("test-tax"),
    pattern: "order fortune {against} {amount}",
    fields: [
      {
        name: "against",
        label: message("card-hero"),
        values: values("hunger"),
        several: false,
        optional: false,
        limit: null,
      },
      {
        name: "amount",
        label: message("card-iron"),
        values: values("iron", "gold"),
        several: false,
        optional: false,
        limit: null,
      },
    ],
  };
  const order = offered("order nothing", message("test-pass"), { group: "order" });
  let current = view({ decision: null, waiting: [1], anytime: [order], anytime_forms: [form] });
  const posted = serve({ view: () => current });
  const region = within(await open());
  const user = userEvent.setup();
  await user.click(region.getByText("Standing orders"));
  expect(region.getByText("You have given no standing orders: you are asked every time.")).toBeTruthy();
  await user.click(region.getByText("Collect taxes", { selector: "summary" }));
  await user.selectOptions(region.getByRole("combobox", { name: "hero" }), "hunger");
  await user.selectOptions(region.getByRole("combobox", { name: "iron" }), "gold");
  current = view({ ...current, seq: 4, standing_orders: [message("test-lacks")] });
  await user.click(region.getByRole("button", { name: "Collect taxes", description: "hero: hunger; iron: gold." }));
  await waitFor(() => expect(posted[0]?.path).toBe("/api/tables/t1/anytime"));
  expect(posted[0]?.body).toMatchObject({ action: "order fortune hunger gold" });
  SilentSocket.opened[0]?.send({ type: "view", view: current });
  const inForce = await region.findByRole("list", { name: "In force now" });
  expect(within(inForce).getAllByRole("listitem")).toHaveLength(1);
  expect(inForce.textContent).toBe("You lack 2 wood and 1 stone.");
});

test("an option that is looked at shows what it would do, says it on V, and the command box says it too", async () => {
  const asked: unknown[] = [];
  serve({
    view: () => view(),
    preview: (body) => {
      asked.push(body);
      return { lines: [message("test-tax-consequence"), message("test-round", { round: 4 })], barrier: true };
    },
  });
  const region = await open();
  const user = userEvent.setup();
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
  expect(within(region).queryByRole("region", { name: "What would follow" })).toBeNull();
  await user.keyboard("{ArrowDown}");
  const preview = within(region).getByRole("region", { name: "What would follow" });
  await waitFor(() => expect(within(preview).getAllByRole("listitem")).toHaveLength(2));
  expect(preview.textContent).toContain("Round 4");
  expect(preview.textContent).toContain("no undo");
  expect(asked).toEqual([{ seat: 0, decision: "1-abc", action: "tax" }]);
  await user.keyboard("v");
  const said = within(region).getByRole("status");
  await waitFor(() => expect(said.textContent).toContain("You draw 2 cards. Round 4. Cannot be undone."));
  await user.keyboard("/");
  const dialog = await screen.findByRole("dialog", { name: "Type an action" });
  await user.type(within(dialog).getByRole("combobox"), "coll");
  await waitFor(() => expect(dialog.textContent).toContain("This would follow: Round 4."));
  expect(asked).toHaveLength(1);
});

test("a finger's first tap looks at an option, its second does it", async () => {
  const posted = serve({ view: () => view() });
  const region = await open();
  const user = userEvent.setup();
  const tax = within(region).getByRole("button", { name: /^Collect taxes/ });
  await user.pointer({ keys: "[TouchA]", target: tax });
  expect(tax.textContent).toContain("Tap again to do it.");
  expect(posted).toHaveLength(0);
  await user.pointer({ keys: "[TouchA]", target: tax });
  await waitFor(() => expect(posted).toHaveLength(1));
});
