import { afterEach, expect, test, vi } from "vitest";
import { overflow } from "./overflow";

/** What is measured when the next frame is laid out. */
let layOut: () => void = () => undefined;

function box(height: number): HTMLElement {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(measure: () => void) {
        layOut = measure;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const made = document.createElement("section");
  Object.defineProperties(made, {
    clientHeight: { value: 100 },
    clientWidth: { value: 200 },
    scrollWidth: { value: 200 },
    scrollHeight: { get: () => height + 50 * made.children.length },
  });
  document.body.append(made);
  return made;
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("what has come or grown is a stop for Tab before anything is drawn of it, and what does not scroll is none afterwards", async () => {
  const made = box(80);
  const end = overflow(made);
  expect(made.getAttribute("tabindex")).toBe("0");
  layOut();
  expect(made.hasAttribute("tabindex")).toBe(false);
  made.append(document.createElement("p"));
  await Promise.resolve();
  expect(made.getAttribute("tabindex")).toBe("0");
  layOut();
  expect(made.getAttribute("tabindex")).toBe("0");
  end();
});

test("who stands on it keeps the focus when it does not scroll any more", async () => {
  const made = box(80);
  const end = overflow(made);
  made.focus();
  layOut();
  expect(document.activeElement).toBe(made);
  made.blur();
  expect(made.hasAttribute("tabindex")).toBe(false);
  end();
});
