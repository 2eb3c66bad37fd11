import { screen } from "@testing-library/svelte";
import axe from "axe-core";
import { expect, test, vi } from "vitest";
import { renderPage } from "./testing/setup";

test("the start page has one heading of the first level and no accessibility fault", async () => {
  window.location.hash = "";
  vi.stubGlobal("fetch", async (path: string) => {
    const games = [{ id: "heroes", min_players: 2, max_players: 6, bots: ["greedy", "random"], options: [] }];
    return Response.json(path === "/api/games" ? games : path === "/api/me" ? { name: null, account: null } : []);
  });
  renderPage();
  expect(await screen.findByRole("button", { name: "Sit down and play" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  const results = await axe.run(document.body);
  expect(results.violations).toEqual([]);
}, 60_000);
