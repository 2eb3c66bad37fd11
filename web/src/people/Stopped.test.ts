import { screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { lobby, message, view } from "../testing/fixtures";
import { renderPage, serve } from "../testing/setup";

beforeEach(() => {
  window.location.hash = "#/tables/t1";
});

test("a game that cannot go on says why, and stays to be read", async () => {
  serve({
    lobby: () => lobby({ stopped: message("test-prompt") }),
    view: () => view({ decision: null }),
  });
  renderPage();
  const told = await screen.findAllByText("Your move: choose an action.");
  expect(told.map((one) => one.getAttribute("role"))).toEqual(["alert"]);
  expect(await screen.findByRole("log", { name: "Game log" })).toBeTruthy();
});
