import { beforeEach, expect, test, vi } from "vitest";
import type { LogLine } from "../lib/api";
import type { TableStore } from "../lib/table.svelte";
import { decision, line, message, view } from "../testing/fixtures";
import { testWords } from "../testing/setup";
import { Explaining, News } from "./telling";
import { wire } from "./wire";

const words = testWords();
const store = (rest: Partial<TableStore> = {}) =>
  ({
    words,
    view: view({ decision: decision({ id: "1-a" }) }),
    news: [],
    tell: ({ id }: { id: string }) => id,
    ...rest,
  }) as TableStore;
const news = (id: string): LogLine => line(1, "built", message(id));

beforeEach(() => vi.restoreAllMocks());

test("what was news stays to be heard after I have acted, and what I do is none", () => {
  const heard = new News();
  expect(heard.tell(store())).toBe("Nothing has happened since you last acted.");
  heard.note(store({ news: [news("Round 4 begins.")] }), { own: false });
  heard.note(store({ news: [news("You place a vassal.")] }), { own: true });
  expect(heard.tell(store())).toBe("Nothing since you last acted. Before that: Round 4 begins.");
  expect(heard.tell(store({ news: [news("Ben attacks.")] }))).toBe("Ben attacks.");
});

test("an explanation comes bit by bit: the question, what introduces it, its first rule, and then anew", async () => {
  const prompts = [view().decision?.prompt.id ?? ""];
  const guidance = [{ prompts, stage: "", introductions: ["client-over"], rules: ["aoh.base"] }];
  const rules = [{ id: "aoh.base-01", text: "Build.", source: "seed", language: "en" }];
  vi.spyOn(wire, "reference").mockResolvedValue({ guidance, rules } as never);
  const explaining = new Explaining();
  const more = () => explaining.more(store(), "What now?");
  expect(await more()).toBe("What now? Once more for more, 2 parts.");
  expect(await more()).toBe("The game is over. Once more for more.");
  expect(await more()).toBe("Rule aoh.base-01: Build.");
  expect(await more()).toMatch(/^What now\?/);
  await more();
  explaining.leave();
  expect(await more()).toMatch(/^What now\?/);
});
