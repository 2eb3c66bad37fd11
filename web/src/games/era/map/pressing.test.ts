import { expect, test, vi } from "vitest";
import type { Offered, Way } from "../../../lib/api";
import type { Acting } from "../../../lib/context";
import type { TableStore } from "../../../lib/table.svelte";
import { decision, message, offered } from "../../../testing/fixtures";
import type { Moving } from "../acting/moving.svelte";
import { Pressing } from "./pressing";

const march = (more: Partial<Offered> = {}): Offered =>
  offered("march latium to umbria with 1 point", message("era-do-march"), { places: ["latium", "umbria"], ...more });

const way = { legs: [{ action: "march latium to umbria with 1 point", places: ["umbria"] }] } as unknown as Way;

/** A table where these options are open, with a piece of Latium chosen; `lines`: what the server foresees. */
function table(options: Offered[], start: string | null, lines: string[] = []) {
  const choose = vi.fn();
  const at = vi.fn();
  const moving = {
    start,
    aim: null as string | null,
    way: null as Way | null,
    onItsWay: false,
    destinations: [],
    to: (id: string | null) => (start !== null && id === "umbria" ? [way] : []),
    aimAt: vi.fn(),
    choose: vi.fn(),
    foreseen: () => Promise.resolve({ lines: lines.map((id) => message(id)), barrier: false }),
  };
  const open = { ...decision(), offered: options };
  const store = { view: { decision: open } } as unknown as TableStore;
  const looked = { at, option: null as Offered | null };
  const acting = { choose, say: vi.fn(), looked } as unknown as Acting;
  return { choose, looked, at, moving, pressing: new Pressing(store, acting, moving as unknown as Moving, (id) => id) };
}

/** Until what the server foresees has come. */
const foreseen = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test("one step of which nothing is to be known is done by one click", async () => {
  const { pressing, choose, moving } = table([march()], "latium", ["era-preview-standing"]);
  pressing.press("umbria", false, false);
  await foreseen();
  expect(choose).toHaveBeenCalledTimes(1);
  expect(moving.aimAt).not.toHaveBeenCalled();
});

test.each([
  ["a colony that the server foresees", march(), ["era-preview-colony"]],
  ["an attack", march({ consequence: message("era-then-attack") }), []],
  ["a waste", march({ wasteful: true }), []],
])("one step with a warning is shown first: %s", async (_, option, lines) => {
  const { pressing, choose, moving } = table([option], "latium", lines);
  pressing.press("umbria", true, false);
  await foreseen();
  expect(choose).not.toHaveBeenCalled();
  expect(moving.aimAt).toHaveBeenCalledWith("umbria");
});

test("what costs something or cannot be taken back is looked at by the first click and done by the second", () => {
  for (const more of [{ cost: message("era-cost-early-vassal") }, { barrier: true }]) {
    const option = offered("place a vassal in umbria", message("era-do-place"), { places: ["umbria"], ...more });
    const { pressing, choose, at } = table([option], null);
    pressing.press("umbria", false, false);
    expect(choose).not.toHaveBeenCalled();
    expect(at).toHaveBeenCalledWith(option);
    pressing.press("umbria", true, false);
    expect(choose).toHaveBeenCalledWith(option);
  }
});

test("one more press does what is looked at there, or goes the way that is shown; else nothing is said of it", () => {
  const option = offered("place a vassal in umbria", message("era-do-place"), { places: ["umbria"] });
  const { pressing, looked } = table([option], null);
  expect(pressing.next("umbria")).toBeNull();
  looked.option = option;
  expect(pressing.next("umbria")).toBe(option);
  expect(pressing.next("latium")).toBeNull();
  const moved = table([march()], "latium");
  Object.assign(moved.moving, { aim: "umbria", way });
  expect(moved.pressing.next("umbria")).toBe("way");
});
