import { expect, test } from "vitest";
import { keptFor } from "./kept.svelte";

class Counter {
  n = $state(0);
  readonly doubled = $derived(this.n * 2);
}

const counterOf = keptFor((_owner: object) => new Counter());

test("what is kept goes on deriving after the component that asked first has gone", () => {
  const owner = {};
  let counter: Counter | undefined;
  const leave = $effect.root(() => {
    counter = counterOf(owner);
    expect(counter.doubled).toBe(0);
  });
  leave();
  const again = counterOf(owner);
  expect(again).toBe(counter);
  again.n = 3;
  expect(again.doubled).toBe(6);
  again.n = 4;
  expect(again.doubled).toBe(8);
  expect(counterOf({})).not.toBe(again);
});
