import { expect, test } from "vitest";
import { fillPattern } from "./pattern";

const PATTERN = "offer {give} for {want}[ to {to}][ {sealed}]";

test("a part in brackets goes away with the field that is left out", () => {
  expect(fillPattern(PATTERN, { give: ["iron"], want: ["stone"], to: [], sealed: [] })).toBe("offer iron for stone");
  expect(fillPattern(PATTERN, { give: ["iron"], want: ["stone"], to: ["B"], sealed: [] })).toBe(
    "offer iron for stone to B",
  );
});

test("several values are joined by or", () => {
  const line = fillPattern(PATTERN, { give: ["iron"], want: ["stone", "gold"], sealed: ["sealed"] });
  expect(line).toBe("offer iron for stone or gold sealed");
});
