import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = async () => (await import("./caution.svelte")).caution;
const plain = { wasteful: false, barrier: false, cost: null };
const cost = { id: "client-close", arguments: {} };

test("unless chosen otherwise one is asked before what is wasteful, and a click on the map acts", async () => {
  const caution = await fresh();
  expect(caution.click).toBe("acts");
  expect(caution.asksBefore({ ...plain, wasteful: true })).toBe(true);
  expect(caution.asksBefore({ ...plain, barrier: true, cost })).toBe(false);
});

test("always: before what costs, is final or wasteful; never: before nothing; both are kept on the device", async () => {
  (await fresh()).chooseAsking("always");
  (await fresh()).chooseClick("shows");
  vi.resetModules();
  const caution = await fresh();
  expect(caution.click).toBe("shows");
  expect(
    [plain, { ...plain, wasteful: true }, { ...plain, barrier: true }, { ...plain, cost }].map((option) =>
      caution.asksBefore(option),
    ),
  ).toEqual([false, true, true, true]);
  caution.chooseAsking("never");
  expect(caution.asksBefore({ wasteful: true, barrier: true, cost })).toBe(false);
});
