import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { era } from "../games/era";
import { bindings } from "../lib/bindings.svelte";
import { Words } from "../lib/words";
import { view } from "../testing/fixtures";
import { CLIENT_WORDS, renderPage, serve } from "../testing/setup";

beforeEach(() => {
  localStorage.clear();
  bindings.choose(true);
  bindings.reset();
  window.location.hash = "#/tables/t1";
});

/** The page with the sheet of keys open. */
async function sheet(): Promise<HTMLElement> {
  serve({ view: () => view() });
  renderPage();
  await screen.findByRole("region", { name: "Decision" });
  await fireEvent.keyDown(window, { key: "?", shiftKey: true });
  return screen.findByRole("dialog", { name: "Keys", hidden: true });
}

const status = (dialog: HTMLElement): string[] =>
  within(dialog)
    .getAllByRole("status", { hidden: true })
    .map((one) => one.textContent ?? "");

test("another key is given to a command by pressing it, one that is taken or needed is not", async () => {
  const dialog = await sheet();
  const change = within(dialog).getByRole("button", { name: "Another key instead of L", hidden: true });
  await fireEvent.click(change);
  await fireEvent.keyDown(change, { key: "n" });
  expect(status(dialog).at(-1)).toBe("N is taken by: Say what has happened since I last acted. Nothing is changed.");
  await fireEvent.click(change);
  await fireEvent.keyDown(change, { key: "Enter" });
  expect(status(dialog).at(-1)).toBe("Enter cannot be given away. Nothing is changed.");
  await fireEvent.click(change);
  await fireEvent.keyDown(change, { key: "G", shiftKey: true });
  expect(status(dialog).at(-1)).toBe("Shift+G is now the key for: Go to the log");
  await fireEvent.click(within(dialog).getByRole("button", { name: "Close", hidden: true }));
  await fireEvent.keyDown(window, { key: "G", shiftKey: true });
  await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("log"));
});

test("with letters off no letter does anything, and the band names no key", async () => {
  const dialog = await sheet();
  const band = screen.getByRole("banner", { hidden: true });
  expect(band.querySelectorAll("kbd")).toHaveLength(3);
  await fireEvent.click(within(dialog).getByRole("checkbox", { name: /^Single letters/, hidden: true }));
  expect(status(dialog)[0]).toMatch(/^They are off\./);
  expect(band.querySelectorAll("kbd")).toHaveLength(0);
  await fireEvent.click(within(dialog).getByRole("button", { name: "Close", hidden: true }));
  await fireEvent.keyDown(window, { key: "?", shiftKey: true });
  expect(screen.queryByRole("dialog", { name: "Keys", hidden: true })).toBeNull();
});

test("a game with a board of its own has the keys of that board on the sheet, each with what it does", () => {
  const words = new Words("en", CLIENT_WORDS);
  const all = [...(era.keys?.bindings.map(({ does }) => does) ?? []), ...(era.keys?.fixed.flat() ?? [])];
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((id) => !words.has(id))).toEqual([]);
});

test("keys lead through the page, say again what was said, and tell a round; Escape leads back from a text field", async () => {
  serve({ view: () => view() });
  renderPage();
  const decision = await screen.findByRole("region", { name: "Decision" });
  const prompt = within(decision).getByRole("heading", { level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(prompt));
  const press = (key: string, rest: KeyboardEventInit = {}) => fireEvent.keyDown(window, { key, ...rest });
  const here = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.id ?? "";
  const way: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    await press("q");
    way.push(here());
  }
  expect(way).toEqual(["My tribe", "Other tribes", "What belongs to all"]);
  await press("Q", { shiftKey: true });
  expect(here()).toBe("Other tribes");
  const said = () => document.querySelector('[role="status"] p:last-child')?.textContent;
  await press(",");
  const { log } = view();
  await waitFor(() => expect(said()).toMatch(new RegExp(`${log.length} of ${log.length}\\.$`)));
  await press("<", { shiftKey: true, code: "Comma" });
  await waitFor(() => expect(said()).toMatch(new RegExp(`1 of ${log.length}\\.$`)));
  await press("B", { shiftKey: true });
  await waitFor(() => expect(said()).toBe("There has been no battle yet."));
  await press("R", { shiftKey: true });
  await waitFor(() => expect(said()).toBe("No round is over yet."));
  const about = screen.getByRole("combobox", { name: "About" });
  about.focus();
  await fireEvent.keyDown(about, { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(prompt));
});
