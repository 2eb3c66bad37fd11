import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Offered } from "../lib/api";
import AtTable from "../testing/AtTable.svelte";
import { decision, message, offered, view } from "../testing/fixtures";
import { testWords } from "../testing/setup";
import { grouped } from "./folding";
import OptionList from "./OptionList.svelte";

const march = (from: string, to: string) =>
  offered(`march ${from} to ${to}`, message("march", { name: `March from ${from} to ${to}` }), {
    group: "march",
    places: [from, to],
  });
const places = Array.from({ length: 30 }, (_, n) => `place ${String.fromCharCode(97 + (n % 26))}${n}`);
const many = [
  ...places.map((place) => march("Campania", place)),
  ...places.map((place) => march("Thracia", place)),
  offered("end", message("end", { name: "End movement" })),
];

/** What is offered, some groups of it folded whole; it returns what is chosen. */
function show(options: Offered[], whole: string[] = []): string[] {
  const chosen: string[] = [];
  const words = testWords();
  const asked = view({ game: "era", decision: decision({ offered: options, refused: [] }) });
  const given = {
    groups: grouped(options, [], ({ arguments: told }) => String(told.name)),
    choose: ({ action }: Offered) => chosen.push(action),
    whyNot: () => undefined,
    placeName: (place: string) => place,
    whole,
  };
  const store = { view: asked, words, busy: false, tell: ({ id }: { id: string }) => id };
  render(AtTable, { words, store, part: OptionList, given });
  return chosen;
}

const folds = () => screen.queryAllByRole("button", { name: /^(Campania|Thracia): 30 options$/ });
const opened = () => folds().map((fold) => fold.getAttribute("aria-expanded"));
const shown = () => screen.queryAllByRole("button", { name: / of 61\.$/ }).length;
const here = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

test("a very long list is folded by where its options begin, and the folds open by arrow, by star and by a press", async () => {
  show(many);
  const user = userEvent.setup();
  expect([opened(), shown()]).toEqual([["false", "false"], 1]);
  folds()[0]?.focus();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(here()).toBe("End movement. 61 of 61.");
  await user.keyboard("{Home}{ArrowRight}");
  expect([opened(), shown()]).toEqual([["true", "false"], 31]);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(here()).toBe("March from Campania to place b1. 2 of 61.");
  await user.keyboard("{ArrowLeft}");
  expect(here()).toBe("Campania: 30 options");
  await user.keyboard("{ArrowLeft}");
  expect(shown()).toBe(1);
  await user.keyboard("*");
  expect(shown()).toBe(61);
  for (const fold of folds()) {
    await user.click(fold);
  }
  expect(shown()).toBe(1);
});

test("what is typed finds folds and options, and opens the fold that it leads into", async () => {
  const chosen = show(many);
  const user = userEvent.setup();
  folds()[0]?.focus();
  await user.keyboard("thr");
  await waitFor(() => expect(here()).toBe("Thracia: 30 options"));
  folds()[0]?.focus();
  await new Promise((resolve) => setTimeout(resolve, 850));
  await user.keyboard("march from thracia to place c2");
  await waitFor(() => expect(here()).toBe("March from Thracia to place c2. 33 of 61."));
  expect(opened()).toEqual(["false", "true"]);
  await user.keyboard("{Enter}");
  expect(chosen).toEqual(["march Thracia to place c2"]);
});

test("a list that can be seen at once is not folded", () => {
  show(many.slice(0, 30));
  expect(folds()).toEqual([]);
  expect(screen.getAllByRole("listitem")).toHaveLength(30);
});

test("a group that something else stands for is folded whole, and chosen from all the same", async () => {
  const chosen = show(many.slice(0, 5), ["march"]);
  const user = userEvent.setup();
  const fold = screen.getByRole("button", { name: "Or choose from all 5", expanded: false });
  expect(screen.queryAllByRole("button")).toEqual([fold]);
  fold.focus();
  await user.keyboard("{ArrowRight}{End}{Enter}");
  expect(chosen).toEqual([many[4]?.action]);
});
