import { expect, test } from "vitest";
import { Words } from "./words";

const words = new Words(
  "en",
  `
list-and = and
list-or = or
card-iron = iron
n-grain = { $n } grain
n-iron = { $n } iron
gives = { $who_you ->
        [yes] You give { $what }.
       *[no] { $who } gives { $what }.
    }
pays = { $cards }
`,
);
const seats = { nameOf: (seat: number) => ["Ann", "Ben"][seat] ?? "?", viewer: 0 };

test("a seat becomes its name, and the viewer is addressed as you", () => {
  const gives = (seat: number) =>
    words.format({ id: "gives", arguments: { who: { seat }, what: { word: "card-iron" } } }, seats);
  expect(gives(0)).toBe("You give iron.");
  expect(gives(1)).toBe("Ben gives iron.");
});

test("a count becomes a list", () => {
  const pays = (count: Record<string, number>) => words.format({ id: "pays", arguments: { cards: { count } } }, seats);
  expect(pays({ "n-grain": 2, "n-iron": 1 })).toBe("2 grain and 1 iron");
  expect(pays({ "n-iron": 3 })).toBe("3 iron");
  expect(words.list(["a", "b", "c"])).toBe("a, b and c");
  expect(words.list([])).toBe("");
});

test("messages of which any one will do become a list with or", () => {
  const gives = (either: string[]) =>
    words.format({ id: "gives", arguments: { who: { seat: 1 }, what: { either } } }, seats);
  expect(gives(["card-iron", "card-iron"])).toBe("Ben gives iron or iron.");
  expect(gives(["card-iron"])).toBe("Ben gives iron.");
});

test("a message that is missing shows its id", () => {
  expect(words.text("no-such-message")).toBe("no-such-message");
});
