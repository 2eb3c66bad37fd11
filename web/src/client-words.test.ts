import { expect, test } from "vitest";
import { CLIENT_WORDS } from "./testing/setup";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const defined = Array.from(CLIENT_WORDS.matchAll(/^([a-z][a-z0-9-]*) =/gm), (found) => found[1] ?? "");
const code = Object.values(sources).join("\n");
const used = new Set(Array.from(code.matchAll(/["`](client-[a-z0-9-]+)["`]/g), (found) => found[1] ?? ""));

test("every word that the page asks for is in its file", () => {
  expect([...used].filter((id) => !defined.includes(id))).toEqual([]);
});

test("every word in the file is asked for", () => {
  /** The names of bots are put together from the bot's own name. */
  expect(defined.filter((id) => !used.has(id) && !id.startsWith("client-bot-"))).toEqual([]);
});

test("no word is defined twice", () => {
  expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
});
