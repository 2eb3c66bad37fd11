import { expect, test } from "vitest";
import { Sorting } from "./sorting.svelte";

test("a table is sorted by the column that is pressed, the other way the second time, empty cells last", () => {
  const rows = [
    { name: "Ödland", n: 2 },
    { name: "", n: 10 },
    { name: "Umbria", n: 3 },
    { name: "Moesia", n: 3 },
  ];
  const sorting = new Sorting<{ name: string; n: number }>({ name: ({ name }) => name, n: ({ n }) => n }, () => "de");
  const names = (): string[] => sorting.sorted(rows).map(({ name }) => name);
  expect(names()).toEqual(["Ödland", "", "Umbria", "Moesia"]);
  sorting.press("name");
  expect([names(), sorting.order("name")]).toEqual([["Moesia", "Ödland", "Umbria", ""], "ascending"]);
  sorting.press("name");
  expect([names(), sorting.order("name")]).toEqual([["Umbria", "Ödland", "Moesia", ""], "descending"]);
  sorting.press("n", true);
  expect(names()).toEqual(["", "Umbria", "Moesia", "Ödland"]);
  expect([sorting.order("n"), sorting.order("name")]).toEqual(["descending", undefined]);
});
