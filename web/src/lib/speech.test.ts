import { expect, test, vi } from "vitest";
import { Speech } from "./speech.svelte";

test("what stands on the page already is said last and by itself", () => {
  vi.useFakeTimers();
  const speech = new Speech();
  speech.read("On a turn you place leaders.");
  speech.say("Ben passes.");
  vi.runAllTimers();
  expect(speech.polite.map(({ text, kind }) => [text, kind])).toEqual([
    ["Ben passes.", "event"],
    ["On a turn you place leaders.", "page"],
  ]);
  vi.useRealTimers();
});

test("what has happened last stays, however many questions are answered after it", () => {
  vi.useFakeTimers();
  const speech = new Speech();
  speech.say("Ann passes.");
  vi.runAllTimers();
  speech.say("Ben passes.");
  vi.runAllTimers();
  for (const answer of ["Latium: grain.", "Umbria: hills.", "Etruria: forest."]) {
    speech.answer(answer);
  }
  expect(speech.polite.map(({ text }) => text)).toEqual([
    "Ben passes.",
    "Latium: grain.",
    "Umbria: hills.",
    "Etruria: forest.",
  ]);
  vi.useRealTimers();
});
