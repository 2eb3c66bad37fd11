import { expect, test, vi } from "vitest";
import { strayClicks } from "./stray";

const at = (clientX: number, clientY: number, detail = 1): MouseEvent =>
  new MouseEvent("click", { clientX, clientY, detail, bubbles: true });

test("a click where the one fell that brought a button up is not meant for it, until the hand has had time to see", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(5_000);
  window.dispatchEvent(at(100, 200));
  const isStray = strayClicks();
  expect(isStray(at(102, 201))).toBe(true);
  expect(isStray(at(140, 200))).toBe(false);
  expect(isStray(at(100, 200, 0))).toBe(false);
  now.mockReturnValue(6_000);
  expect(isStray(at(100, 200))).toBe(false);
  now.mockRestore();
});
