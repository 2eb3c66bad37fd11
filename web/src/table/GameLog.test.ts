/** The log of the table page by keys. */

import { screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { line, message, view } from "../testing/fixtures";
import { renderPage, serve } from "../testing/setup";

beforeEach(() => {
  window.location.hash = "#/tables/t1";
});

const open = async (): Promise<void> => {
  renderPage();
  await screen.findByRole("region", { name: "Decision" });
};

test("a line of the log opens its rules; Tab stops at one button of it and the arrows lead to the others", async () => {
  const built = (seq: number, rules: string[]) =>
    line(seq, "built", message("test-built", { seat: { seat: 1 }, piece: { word: "piece-road" } }), rules);
  serve({
    view: () => view({ log: [built(1, ["aoh.base-04", "aoh.base-11"]), built(2, []), built(3, ["aoh.base-01"])] }),
  });
  await open();
  const user = userEvent.setup();
  const log = within(screen.getByRole("log", { name: "Game log" }));
  const rules = log.getAllByRole("button");
  expect(rules.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Rule aoh.base-04: rules-aoh-base",
    "Rule aoh.base-11: rules-aoh-base",
    "Show this moment",
    "Show this moment",
    "Rule aoh.base-01: rules-aoh-base",
    "Show this moment",
  ]);
  expect(rules.map((button) => button.tabIndex)).toEqual([-1, -1, -1, -1, 0, -1]);
  rules[2]?.focus();
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(rules[1]);
  await waitFor(() => expect(rules.map((button) => button.tabIndex)).toEqual([-1, 0, -1, -1, -1, -1]));
  await user.keyboard("{Enter}");
  const rule = await screen.findByRole("heading", { name: "Rule aoh.base-11" });
  expect(document.activeElement).toBe(rule);
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(rules[1]);
});

test("up and down go through the log line by line, from the newest, each named by its sentence", async () => {
  const built = (seq: number, piece: string) =>
    line(seq, "built", message("test-built", { seat: { seat: 1 }, piece: { word: `piece-${piece}` } }), [
      "aoh.base-04",
    ]);
  serve({ view: () => view({ log: [built(1, "road"), built(2, "army"), built(3, "city")] }) });
  await open();
  const user = userEvent.setup();
  await user.keyboard("l");
  const heard: string[] = [];
  for (const key of ["ArrowUp", "ArrowUp", "ArrowDown", "Home"]) {
    await user.keyboard(`{${key}}`);
    const [id = ""] = document.activeElement?.getAttribute("aria-labelledby")?.split(" ").slice(-1) ?? [];
    heard.push(document.getElementById(id)?.textContent ?? "");
  }
  const [road, army, city] = ["road", "army", "city"].map((piece) => `Ben builds one ${piece}.`);
  expect(heard).toEqual([city, army, city, road]);
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Rule aoh\.base-04/);
});
