import { render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { expect, test } from "vitest";
import App from "./App.svelte";

test("the page has one heading of the first level and no accessibility fault", async () => {
  render(App);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Stammtisch");
  const results = await axe.run(document.body);
  expect(results.violations).toEqual([]);
});
