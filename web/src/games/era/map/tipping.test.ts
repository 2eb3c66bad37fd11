import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tipping } from "./tipping.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first province is told of at once, the next when the mouse rests there", () => {
  const tipping = new Tipping();
  tipping.point("latium");
  expect(tipping.at).toBe("latium");
  tipping.point("umbria");
  vi.advanceTimersByTime(100);
  tipping.point("etruria");
  vi.advanceTimersByTime(100);
  expect(tipping.at).toBe("latium");
  vi.advanceTimersByTime(100);
  expect(tipping.at).toBe("etruria");
});

test("the tip stays while the mouse is on it, and goes a moment after", () => {
  const tipping = new Tipping();
  tipping.point("latium");
  tipping.point("umbria");
  tipping.point(null);
  tipping.hold();
  vi.advanceTimersByTime(10_000);
  expect(tipping.at).toBe("latium");
  tipping.point(null);
  vi.advanceTimersByTime(1000);
  expect(tipping.at).toBeNull();
});

test("a tip that is put away comes back at another province alone", () => {
  const tipping = new Tipping();
  tipping.point("latium");
  tipping.close();
  tipping.point("latium");
  expect(tipping.at).toBeNull();
  tipping.point("umbria");
  expect(tipping.at).toBe("umbria");
});
