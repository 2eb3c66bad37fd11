import { expect, test } from "vitest";
import { decision, message, offered } from "../../../testing/fixtures";
import { meant } from "../map/targets";

test("a click where a piece may come for nothing or for a price means the one for nothing", () => {
  const free = offered("place a vassal in latium", message("era-do-place"), { places: ["latium"] });
  const dear = offered("place a vassal in latium from a city", message("era-do-place-from-city"), {
    places: ["latium"],
    cost: message("era-cost-early-vassal"),
  });
  expect(meant({ ...decision(), offered: [free, dear] }, "latium", null)).toBe(free);
  expect(meant({ ...decision(), offered: [dear] }, "latium", null)).toBe(dear);
  expect(meant({ ...decision(), offered: [free, { ...free, action: "another" }] }, "latium", null)).toBeNull();
});
