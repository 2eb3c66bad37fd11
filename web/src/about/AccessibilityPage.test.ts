import { screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { ACCESSIBILITY_ADDRESS } from "../lib/route.svelte";
import { renderPage, serve } from "../testing/setup";

beforeEach(() => {
  window.location.hash = "";
});

test("the foot of the start page leads to the statement, which says what was not tested and where to report", async () => {
  const source = "https://example.org/our-table";
  serve({
    others: {
      "/api/about": () => ({ version: "1.2.3", source }),
      "/api/games": () => [],
      "/api/tables": () => [],
      "/api/me": () => ({ name: null, account: null }),
    },
  });
  renderPage();
  const foot = within(await screen.findByRole("contentinfo"));
  await userEvent.setup().click(foot.getByRole("link", { name: "Accessibility" }));
  expect(window.location.hash).toBe(ACCESSIBILITY_ADDRESS);
  expect(await screen.findByRole("heading", { level: 1, name: "Accessibility of Stammtisch" })).toBeTruthy();
  expect(screen.getByText(/^No blind person and no real screen reader has tested this program/)).toBeTruthy();
  for (const part of ["What works", "What was tested and how", "What does not work or is not known"]) {
    const lines = within(screen.getByRole("region", { name: part })).getAllByRole("listitem");
    expect(lines.length).toBeGreaterThan(3);
  }
  const report = within(screen.getByRole("region", { name: "How to report a barrier" }));
  expect((await report.findByRole<HTMLAnchorElement>("link", { name: source })).href).toBe(source);
});
