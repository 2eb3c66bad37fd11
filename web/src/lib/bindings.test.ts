import { beforeEach, expect, test } from "vitest";
import { mapCommand } from "../games/era/map/keys";
import { bindings } from "./bindings.svelte";
import { chordOf, isCharacter, partsOf } from "./chords";
import { commandOf, KEYS } from "./keys";

const press = (key: string, rest: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key, ...rest });
const binding = (id: string) => {
  const found = KEYS.find((one) => one.id === id);
  if (found === undefined) {
    throw new Error(`no key ${id}`);
  }
  return found;
};

beforeEach(() => {
  localStorage.clear();
  bindings.choose(true);
  bindings.reset();
});

test("a letter with Shift is another key, capitals by themselves are not, and a sign is what the keyboard makes of it", () => {
  expect(chordOf(press("s"))).toBe("s");
  expect(chordOf(press("S", { shiftKey: true }))).toBe("shift+s");
  expect(chordOf(press("S"))).toBe("s");
  expect(chordOf(press("?", { shiftKey: true }))).toBe("?");
  expect(chordOf(press("<", { shiftKey: true, code: "Comma" }))).toBe("shift+,");
  expect(chordOf(press(";", { shiftKey: true, code: "Comma" }))).toBe("shift+,");
  expect(chordOf(press("F6", { shiftKey: true }))).toBe("shift+F6");
  expect(partsOf("shift+t")).toEqual({ shift: true, key: "T" });
});

test("what is meant for the browser is no key of the page, but a sign written with AltGr is", () => {
  expect(chordOf(press("s", { ctrlKey: true }))).toBeNull();
  expect(chordOf(press("F4", { altKey: true }))).toBeNull();
  expect(chordOf(press("Shift", { shiftKey: true }))).toBeNull();
  expect(chordOf(press("[", { ctrlKey: true, altKey: true, modifierAltGraph: true }))).toBe("[");
});

test("with letters off no letter, digit or sign does anything, and arrows, Enter, Escape and Backspace still do", () => {
  expect(commandOf(press("s"))).toBe("tribe");
  expect(mapCommand(press("1"))).toEqual({ kind: "digit", digit: 1 });
  bindings.choose(false);
  for (const key of ["s", "?", "/", ",", "q"]) {
    expect(commandOf(press(key)), key).toBeNull();
  }
  for (const key of ["t", "1", "0", "+", "=", "["]) {
    expect(mapCommand(press(key)), key).toBeNull();
  }
  expect(mapCommand(press("ArrowUp"))).toEqual({ kind: "move", direction: "up" });
  expect(mapCommand(press("Enter"))).toEqual({ kind: "open" });
  expect(mapCommand(press("Escape"))).toEqual({ kind: "back" });
  expect(mapCommand(press("Backspace"))).toEqual({ kind: "previous" });
  expect(localStorage.getItem("stammtisch-letters")).toBe("off");
  expect(["a", "shift+a", "7", "?"].every(isCharacter)).toBe(true);
  expect(["Enter", "shift+F6", "ArrowUp"].some(isCharacter)).toBe(false);
});

test("another key takes the place of the first, one that is taken does not, and all come back", () => {
  expect(bindings.change(KEYS, binding("region"), "F6")).toBeNull();
  expect(commandOf(press("F6"))).toBe("region");
  expect(commandOf(press("q"))).toBeNull();
  bindings.choose(false);
  expect(commandOf(press("F6")), "no letter").toBe("region");
  expect(bindings.change(KEYS, binding("news"), "u")?.id).toBe("undo");
  bindings.choose(true);
  expect(commandOf(press("n"))).toBe("news");
  bindings.reset();
  expect(commandOf(press("q"))).toBe("region");
  expect(commandOf(press("F6"))).toBeNull();
});
