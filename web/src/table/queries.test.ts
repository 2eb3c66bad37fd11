import { expect, test } from "vitest";
import { Words } from "../lib/words";
import { nearest, queryIn } from "./queries";

const ENGLISH = `client-query-help = help
client-query-score = score
client-query-clock = clock, time
client-query-who = who
client-query-goods = goods
client-query-why-not = why not, why
client-query-log = log
client-query-since = since
client-query-phase = phase
`;
const GERMAN = ENGLISH.replace("= goods", "= Güter, Waren").replace("= why not, why", "= warum nicht, warum");
const words = new Words("en", ENGLISH);
const german = new Words("de", GERMAN);

test("a question is told from an action by its first word and by what may follow", () => {
  expect(queryIn("Score", words)).toEqual({ name: "score", rest: "" });
  expect(queryIn("goods Cleo", words)).toEqual({ name: "goods", rest: "cleo" });
  expect(queryIn("log 5", words)).toEqual({ name: "log", rest: "5" });
  expect(queryIn("why not attack Ben", words)).toEqual({ name: "why not", rest: "attack ben" });
  expect(queryIn("why attack", words)).toEqual({ name: "why not", rest: "attack" });
  for (const action of ["score card 3", "log wood", "activate trade", "who pays", ""]) {
    expect(queryIn(action, words)).toBeNull();
  }
});

test("a question can be asked in the language of the page and in English", () => {
  expect(queryIn("Güter Cleo", german)).toEqual({ name: "goods", rest: "cleo" });
  expect(queryIn("warum nicht Handel", german)).toEqual({ name: "why not", rest: "handel" });
  expect(queryIn("goods", german)).toEqual({ name: "goods", rest: "" });
});

test("where nothing fits the nearest three are named, the nearest first, and nothing that has no letters in common", () => {
  const options = ["Activate Trade", "Activate Taxes", "Pass", "Trade goods", "Found a city"];
  expect(nearest("activte trade", options, (option) => [option])).toEqual([
    "Activate Trade",
    "Activate Taxes",
    "Trade goods",
  ]);
  expect(nearest("qqq", options, (option) => [option])).toEqual([]);
});
