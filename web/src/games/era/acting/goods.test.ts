import { beforeEach, expect, test, vi } from "vitest";
import type { Offered } from "../../../lib/api";
import type { TableStore } from "../../../lib/table.svelte";
import type { Wire } from "../../../table/wire";
import { decision, message, offered, view } from "../../../testing/fixtures";
import { Goods } from "./goods.svelte";

const add = (good: string) =>
  offered(`add ${good}`, message("era-do-add-good", { good: { word: `era-luxury-${good}` } }));
const go = offered("go", message("era-do-go-field"));
const afterwards = offered("use hamlet", message("era-do-hamlet"));

/** Two wine and one gold lie there; when all are laid the field is activated by itself. */
function left(laid: readonly string[]): Offered[] {
  const wine = laid.filter((action) => action === "add wine").length < 2 ? [add("wine")] : [];
  const gold = laid.includes("add gold") ? [] : [add("gold")];
  const more = [...wine, ...gold];
  return more.length === 0 ? [afterwards] : [...more, go];
}

const sent: string[][] = [];
const asks = {
  trial: vi.fn((_: string, { actions }: { actions: string[] }) =>
    Promise.resolve({ done: actions.length, stopped: null, offered: left(actions) }),
  ),
  preview: vi.fn((_: string, { before, action }: { before: string[]; action: string }) =>
    Promise.resolve({ lines: [message([...before, action].join("+"))], barrier: false }),
  ),
};
const store = {
  view: view({ decision: decision({ offered: left([]) }) }),
  table: "t1",
  plan: (actions: string[]) => {
    sent.push(actions);
    return Promise.resolve(null);
  },
};
const begin = (): Goods => new Goods(store as unknown as TableStore, asks as unknown as Wire);
const counts = (goods: Goods) => goods.kinds.map(({ good, count, more }) => [good, count, more !== null]);
const told = (goods: Goods) => goods.preview?.lines.map(({ id }) => id);

beforeEach(() => {
  sent.length = 0;
});

test("goods are counted up and down, as many as the server says can be added, and told with what they bring", async () => {
  const goods = begin();
  await vi.waitFor(() => expect(told(goods)).toEqual(["go"]));
  expect(counts(goods)).toEqual([
    ["era-luxury-wine", 0, true],
    ["era-luxury-gold", 0, true],
  ]);
  await goods.add("era-luxury-wine");
  expect(told(goods)).toEqual(["add wine+go"]);
  await goods.add("era-luxury-wine");
  expect(counts(goods)).toEqual([
    ["era-luxury-wine", 2, false],
    ["era-luxury-gold", 0, true],
  ]);
  await goods.add("era-luxury-wine");
  await goods.drop("era-luxury-gold");
  expect(goods.actions).toEqual(["add wine", "add wine", "go"]);
  await goods.drop("era-luxury-wine");
  await goods.lay();
  expect(sent).toEqual([["add wine", "go"]]);
});

test("with the last good the field is activated by itself, and nothing is sent that could not be done", async () => {
  const goods = begin();
  for (const good of ["wine", "gold", "wine"]) {
    await goods.add(`era-luxury-${good}`);
  }
  expect([goods.go, goods.label?.id]).toEqual([null, "era-do-go-field"]);
  expect(told(goods)).toEqual(["add wine+add gold+add wine"]);
  await goods.lay();
  expect(sent).toEqual([["add wine", "add gold", "add wine"]]);
});

test("what is pressed in haste counts all the same", async () => {
  const goods = begin();
  void goods.add("era-luxury-wine");
  void goods.add("era-luxury-wine");
  void goods.add("era-luxury-gold");
  await goods.drop("era-luxury-wine");
  expect(goods.actions).toEqual(["add wine", "add gold", "go"]);
});
