import { expect, test } from "vitest";
import type { Offered, Refused } from "../lib/api";
import { message, offered, refused } from "../testing/fixtures";
import { grouped, joined, MOST_UNFOLDED, rowsOf } from "./folding";

const tell = ({ id }: { id: string }): string => id;
const named = (place: string): string => place.toUpperCase();
const march = (from: string, to: string): Offered =>
  offered(`march ${from} ${to}`, message(`march from ${from} to ${to}`), { group: "march", places: [from, to] });
const cannot = (from: string, to: string): Refused => ({
  ...refused(
    `march ${from} ${to}`,
    message(`march from ${from} to ${to}`),
    message("no dot"),
    "eot.1.3.A.2-37",
    "march",
  ),
  places: [from, to],
});
const end = offered("end", message("end"), { group: "end" });

/** So many marches from Latium, one from Umbria, and the end of the part. */
const lists = (count: number) =>
  grouped(
    [...Array.from({ length: count }, (_, n) => march("latium", `p${n}`)), march("umbria", "p0"), end],
    [cannot("latium", "alps")],
    tell,
    ["end"],
  );
const keysOf = (count: number, nameOf?: (place: string) => string): string[][] =>
  rowsOf(lists(count), nameOf).map((rows) =>
    rows.map(({ label, fold, entry }) => `${label}${entry && fold ? "*" : ""}`),
  );

test("a list that is not too long is not folded, nor one without places on a map", () => {
  const most = MOST_UNFOLDED - 3;
  expect(keysOf(most, named)[0]).toHaveLength(most + 2);
  expect(keysOf(most + 1)[0]).toHaveLength(most + 3);
  expect(keysOf(most + 1, named)[0]).toHaveLength(most + 4);
});

test("what begins at one place lies in one fold with what is refused there; what is alone stands alone", () => {
  const [marches = [], ends] = keysOf(MOST_UNFOLDED, named);
  expect(marches[0]).toBe("LATIUM");
  expect(marches.slice(1, 3)).toEqual(["march from latium to p0*", "march from latium to p1*"]);
  expect(marches.at(-2)).toBe("march from latium to alps*");
  expect(marches.at(-1)).toBe("march from umbria to p0");
  expect(ends).toEqual(["end"]);
});

test("an option has a place among those that can be chosen, or among those that cannot; folds have none", () => {
  const rows = rowsOf(lists(MOST_UNFOLDED), named).flat();
  const options = rows.filter(({ entry }) => entry !== null);
  for (const can of [true, false]) {
    const sort = options.filter(({ entry }) => (entry?.offered != null) === can);
    expect(sort.map(({ index }) => index)).toEqual(sort.map((_, index) => index));
  }
  expect(options).toHaveLength(MOST_UNFOLDED + 3);
});

test("what cannot be done lies in one fold, last, wherever it begins", () => {
  const many = Array.from({ length: MOST_UNFOLDED }, (_, n) => march("umbria", `p${n}`));
  const refusedOnly = grouped([], [cannot("latium", "alps"), cannot("latium", "gaul"), cannot("gaul", "alps")], tell);
  const entries = [...refusedOnly, ...grouped(many, [], tell)].flatMap((group) => group.entries);
  const [marches = []] = rowsOf([{ group: "march", entries }], named);
  const folds = marches.flatMap(({ fold, entry }) => (fold !== null && entry === null ? [fold] : []));
  expect(folds.map(({ place, entries: within }) => [place, within.length])).toEqual([
    ["umbria", MOST_UNFOLDED],
    [null, 3],
  ]);
});

test("groups that one thing stands for are one, in the place of the first", () => {
  const add = offered("add", message("add"), { group: "goods" });
  const groups = joined(grouped([march("latium", "umbria"), add, end], [], tell), ["goods", "end"]);
  expect(groups.map(({ group, entries }) => [group, entries.map(({ key }) => key)])).toEqual([
    ["march", ["march latium umbria"]],
    ["goods", ["add", "end"]],
  ]);
});
