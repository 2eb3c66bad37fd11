import { expect, test } from "vitest";
import { closeness, matches, nextBeginning } from "./typeahead";

test("the beginning of the text fits best, then of a word, then of every word", () => {
  expect(closeness("build", "Build a city")).toBe(3);
  expect(closeness("city", "Build a city")).toBe(2);
  expect(closeness("ci bu", "Build a city")).toBe(1);
  expect(closeness("tax", "Build a city")).toBe(0);
  expect(closeness("cote", "Côté")).toBe(3);
});

test("matches come best first and otherwise in their order", () => {
  const found = matches("a", ["Build army", "Attack Ben", "Pass"], (entry) => [entry]);
  expect(found).toEqual(["Attack Ben", "Build army"]);
});

test("typing goes round to the next entry that begins so", () => {
  const labels = ["Tax", "Build army", "Build city", "Pass"];
  expect(nextBeginning("b", labels, 0)).toBe(1);
  expect(nextBeginning("b", labels, 1)).toBe(2);
  expect(nextBeginning("b", labels, 2)).toBe(1);
  expect(nextBeginning("bu", labels, 2)).toBe(2);
  expect(nextBeginning("c", labels, 0)).toBe(2);
  expect(nextBeginning("x", labels, 0)).toBe(-1);
});
