import { afterEach, beforeEach, expect, test } from "vitest";
import { noteKeyboard } from "./keyboard";

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset.keyboard; // another test may have pressed a key
});

afterEach(() => {
  delete dataset.keyboard;
  document.body.replaceChildren();
});

function pressedOn(tag: string, key: string): boolean {
  const element = document.body.appendChild(document.createElement(tag));
  element.addEventListener("keydown", noteKeyboard);
  element.dispatchEvent(new KeyboardEvent("keydown", { key }));
  return dataset.keyboard !== undefined;
}

test("a key that is pressed where nobody writes shows that there is a keyboard", () => {
  expect(pressedOn("button", "Unidentified")).toBe(false);
  expect(pressedOn("input", "a")).toBe(false);
  expect(pressedOn("button", "Tab")).toBe(true);
});
