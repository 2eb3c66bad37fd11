import { expect, test } from "vitest";
import told from "../../../docs/keys.md?raw";
import { MAP_KEYS } from "../games/era/map/keys";
import { partsOf } from "./chords";
import { KEYS } from "./keys";

const written = (chord: string): string => {
  const { shift, key } = partsOf(chord);
  return `${shift ? "Shift+" : ""}${key}`;
};

/** The first column of the tables of a part of the page about keys. */
const column = (part: string): string =>
  part
    .split("\n")
    .filter((row) => row.startsWith("|"))
    .map((row) => row.split("|")[1] ?? "")
    .join(" ");

test("the page about keys names each key of the page and of the map", () => {
  const [page = "", map = ""] = told.split("## On the map").map(column);
  const missing = (all: readonly { chord: string }[], part: string): string[] =>
    all.map(({ chord }) => written(chord)).filter((key) => !part.includes(key === "Backspace" ? key : `\`${key}\``));
  expect(missing(KEYS, page)).toEqual([]);
  expect(missing(MAP_KEYS, map)).toEqual([]);
});
