import { beforeEach, expect, test } from "vitest";
import { Buffers } from "../table/buffers";
import { testWords } from "../testing/setup";
import { ALL, ANSWERS, CHAT, Sayings } from "./sayings";
import { voice } from "./voice.svelte";

beforeEach(() => {
  localStorage.clear();
  voice.choose("everything");
  for (const topic of ["war", CHAT]) {
    voice.mute(topic, false);
  }
});

function said(): Sayings {
  const sayings = new Sayings();
  sayings.keep("war", "Ann attacks Ben.");
  sayings.keep(CHAT, "Ben says: ouch");
  sayings.keep(ANSWERS, "You have 3 cities.");
  sayings.keep("war", "Ann wins.");
  return sayings;
}

test("one goes back and on in what was said, and stops at both ends", () => {
  const sayings = said();
  expect(sayings.step(ALL, -1)).toEqual({ text: "Ann wins.", n: 3, total: 3 });
  expect(sayings.step(ALL, -1)).toEqual({ text: "Ben says: ouch", n: 2, total: 3 });
  expect(sayings.end(ALL, false)).toEqual({ text: "Ann attacks Ben.", n: 1, total: 3 });
  expect(sayings.step(ALL, -1)?.n).toBe(1);
  expect(sayings.step("war", -1)).toEqual({ text: "Ann wins.", n: 2, total: 2 });
  sayings.keep("war", "Ben is out.");
  expect(sayings.step(ALL, 1)?.text, "the place stays while more is said").toBe("Ben says: ouch");
  expect(sayings.end(ALL, true)).toEqual({ text: "Ben is out.", n: 4, total: 4 });
  expect(sayings.step("trade", 1)).toBeNull();
});

test("buffers are chosen, read and muted by keys; answers are always given", async () => {
  const buffers = new Buffers(said(), testWords(), () => [["war", "client-heroes-topic-war"]]);
  expect(await buffers.run("older")).toBe("Ann wins. 3 of 3.");
  const chosen = await buffers.run("buffer");
  expect(chosen).toMatch(/: 2 messages\.$/);
  expect(await buffers.run("mute")).toMatch(/: not read aloud any more/);
  expect([voice.reads("war", true), voice.reads("building", false)]).toEqual([false, true]);
  await buffers.run("bufferBack");
  expect(await buffers.run("buffer")).toMatch(/: 2 messages, not read aloud\.$/);
  await buffers.run("mute");
  expect(voice.reads("war", false)).toBe(true);
  await buffers.run("buffer");
  expect(await buffers.run("newest")).toBe("Ben says: ouch 1 of 1, Chat.");
  expect(await buffers.run("buffer")).toBe("Answers to my keys: 1 message.");
  expect(await buffers.run("mute")).toBe("What you ask for is always answered.");
});

test("who listens to one kind alone, of which there is nothing, hears that and which keys lead to others", async () => {
  const buffers = new Buffers(new Sayings(), testWords(), () => [["war", "client-heroes-topic-war"]]);
  expect(await buffers.run("older")).toBe("All that happened: nothing yet.");
  await buffers.run("buffer");
  expect(await buffers.run("older")).toBe(
    "Wars: nothing yet. You listen to this kind alone; [ and ] lead to others and back to all that happened.",
  );
});

test("only what matters most is read aloud, or nothing, and it is remembered", () => {
  voice.choose("important");
  expect([voice.reads("war", true), voice.reads("war", false)]).toEqual([true, false]);
  voice.choose("nothing");
  expect(voice.reads("war", true)).toBe(false);
  expect(localStorage.getItem("stammtisch-voice")).toBe("nothing");
});
