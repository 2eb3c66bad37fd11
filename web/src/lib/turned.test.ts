import { tick } from "svelte";
import { expect, test } from "vitest";
import { decision, message, view } from "../testing/fixtures";
import { testWords } from "../testing/setup";
import type { Api, View } from "./api";
import type { People } from "./people.svelte";
import { type Change, TableStore } from "./table.svelte";

const people = { table: "t1", connection: "connected", watch: () => undefined, leave: () => undefined };

/** A table with one option under the focus; what the page is told of a next view, whose option there says `label`. */
async function next(shown: View, label: string, { step = false, own = false } = {}): Promise<Change | undefined> {
  const changes: Change[] = [];
  const wire = { view: async () => view(), log: async () => ({ log: [], next: null }) };
  const store = new TableStore(
    people as unknown as People,
    0,
    testWords(),
    { changed: (change) => changes.push(change), problem: () => undefined },
    wire as unknown as Api,
  );
  await store.open();
  const option = document.createElement("button");
  option.dataset.option = "Place no more";
  option.toggleAttribute("data-step", step);
  document.body.replaceChildren(option);
  option.focus();
  store.busy = own;
  store.message({ type: "view", view: shown });
  option.dataset.option = label;
  await tick();
  await Promise.resolve();
  return changes.at(-1);
}

test("an option under the focus has turned if it says something else, or the question is another", async () => {
  const same = view({ seq: 5, decision: decision({ id: "5-abc" }) });
  const another = view({ seq: 5, decision: decision({ id: "5-abc", prompt: message("test-pass") }) });
  expect((await next(same, "Place no more"))?.turned).toBe(false);
  expect((await next(same, "End movement"))?.turned).toBe(true);
  expect((await next(another, "Place no more"))?.turned).toBe(true);
});

test("after a step the same button means another piece; where vassals are placed it stays as it is", async () => {
  const after = view({ seq: 5, decision: decision({ id: "5-abc" }) });
  for (const [step, turned] of [
    [true, true],
    [false, false],
  ] as const) {
    expect((await next(after, "Place no more", { step, own: true }))?.turned).toBe(turned);
    expect((await next(after, "Place no more", { step, own: false }))?.turned).toBe(false);
  }
});
