import { expect, test } from "vitest";
import type { Argument } from "./api";
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
noon = noon
    .dative = the noon
met = At { $when_dative } one meets { $what_dative }, { $what }.
n-helmet = { $n } helmets
    .dative = the { $n } helmets
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

test("names become a list, and a hyphen before a number is a minus sign", () => {
  const pays = (cards: Argument) => words.format({ id: "pays", arguments: { cards } }, seats);
  expect(pays({ names: ["Dacia", "Getia", "Moesia"] })).toBe("Dacia, Getia and Moesia");
  expect(pays(-3)).toBe("−3");
  expect(pays("Mare-2 and (-3)")).toBe("Mare-2 and (−3)");
});

test("messages of which any one will do become a list with or", () => {
  const gives = (either: string[]) =>
    words.format({ id: "gives", arguments: { who: { seat: 1 }, what: { either } } }, seats);
  expect(gives(["card-iron", "card-iron"])).toBe("Ben gives iron or iron.");
  expect(gives(["card-iron"])).toBe("Ben gives iron.");
});

test("a word takes the form that the sentence asks for", () => {
  const met = (what: Argument) => words.format({ id: "met", arguments: { when: { word: "noon" }, what } });
  expect(met({ word: "card-iron" })).toBe("At the noon one meets iron, iron.");
  expect(met({ count: { "n-helmet": 2, "n-iron": 3 } })).toBe(
    "At the noon one meets the 2 helmets and 3 iron, 2 helmets and 3 iron.",
  );
  expect(met({ either: ["noon", "card-iron"] })).toBe("At the noon one meets the noon or iron, noon or iron.");
});

test("a message that is missing shows its id", () => {
  expect(words.text("no-such-message")).toBe("no-such-message");
});
