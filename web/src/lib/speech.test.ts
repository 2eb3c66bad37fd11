import { expect, test, vi } from "vitest";
import { Speech } from "./speech.svelte";

test("what stands on the page already is said last and by itself", () => {
  vi.useFakeTimers();
  const speech = new Speech();
  speech.read("On a turn you place leaders.");
  speech.say("Ben passes.");
  vi.runAllTimers();
  expect(speech.polite.map(({ text, elsewhere }) => [text, elsewhere])).toEqual([
    ["Ben passes.", false],
    ["On a turn you place leaders.", true],
  ]);
  vi.useRealTimers();
});
