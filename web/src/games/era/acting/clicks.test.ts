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

test("of two pieces that could go there the freshest is meant, or the one that is on its way", () => {
  const march = (points: number) =>
    offered(`march latium to umbria with ${points}`, message("era-do-march", { points }), {
      places: ["latium", "umbria"],
    });
  const now = { ...decision(), offered: [march(1), march(2)] };
  expect(meant(now, "umbria", "latium")?.action).toBe("march latium to umbria with 2");
  expect(meant(now, "umbria", "latium", true)?.action).toBe("march latium to umbria with 1");
  expect(meant(now, "umbria", null)).toBeNull();
});
