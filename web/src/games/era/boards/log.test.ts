import { expect, test } from "vitest";
import { line, message } from "../../../testing/fixtures";
import { topicOf } from "./log";

const about = (kind: string, told: Record<string, string | { word: string }> = {}): string =>
  topicOf(line(1, kind, message(`era-event-${kind}`, told)));

test("leaders are sorted by what their field is about", () => {
  expect(about("activated", { field: { word: "era-field-diplomacy" } })).toBe("talks");
  expect(about("activated", { field: { word: "era-field-expansion" } })).toBe("land");
  expect(about("activated", { field: { word: "era-field-trade" } })).toBe("");
});

test("leaders hired, the ring, treaties and what became of promises are Diplomacy", () => {
  for (const kind of ["main_action", "ring_free", "treaty", "promise_kept", "promise_broken", "offer_withdrawn"]) {
    expect(about(kind)).toBe("talks");
  }
  expect(about("turn_order", { by_ring: "yes" })).toBe("talks");
  expect(about("turn_order", { by_ring: "no" })).toBe("");
});
