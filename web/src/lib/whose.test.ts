import { expect, test } from "vitest";
import { MAP_BOARD_KEYS } from "../games/era/map/keys";
import { testWords } from "../testing/setup";
import { belongsToBoard, whose } from "./whose";

const words = testWords();
const press = (key: string): KeyboardEvent => new KeyboardEvent("keydown", { key });
const on = (where: "board" | "page", key: string): string => whose(press(key), where, MAP_BOARD_KEYS.bindings, words);

test("whose a key is, is said whenever it changes, and only of keys that both have", () => {
  expect(on("page", "s")).toBe("");
  expect(on("board", "s")).toMatch(
    /^The key S on the map: Say what lies around.*Elsewhere on the page: Say how my tribe stands\.$/,
  );
  expect(on("board", "s")).toBe("");
  expect(on("page", "s")).toMatch(
    /^The key S away from the map: Say how my tribe stands\. On the map: Say what lies around/,
  );
  expect([on("board", "t"), on("board", "p")]).toEqual(["", ""]);
});

test("a key that only the map has says away from it what it does there and how one gets there", () => {
  const told = (key: string): string => belongsToBoard(press(key), MAP_BOARD_KEYS.does, words);
  expect(told("t")).toBe("T is a key of the map: Go to the next legal target. Q leads there.");
  expect(told("4")).toMatch(/^4 is a key of the map: Say the neighbours/);
  expect([told("j"), told("Enter")]).toEqual(["", ""]);
});
