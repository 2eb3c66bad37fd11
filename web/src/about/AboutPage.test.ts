import { screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { ABOUT_ADDRESS } from "../lib/route.svelte";
import { renderPage, serve } from "../testing/setup";

beforeEach(() => {
  window.location.hash = ABOUT_ADDRESS;
});

test("the page and its foot lead to the source that the operator names", async () => {
  const source = "https://example.org/our-table";
  serve({ others: { "/api/about": () => ({ version: "1.2.3", source }) } });
  renderPage();
  const part = within(await screen.findByRole("region", { name: "Licence and source" }));
  expect((await part.findByRole<HTMLAnchorElement>("link", { name: source })).href).toBe(source);
  const foot = within(screen.getByRole("contentinfo"));
  expect(foot.getByRole<HTMLAnchorElement>("link", { name: "Source of this server" }).href).toBe(source);
  expect(part.queryByText(/ask the operator/)).toBeNull();
});

test("where nobody names a source the page says whom to ask", async () => {
  serve({});
  renderPage();
  expect(await screen.findByText("This server runs version 1.2.3.")).toBeTruthy();
  expect(screen.getByText(/ask the operator, from whom you have this address/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Source of this server" })).toBeNull();
});
