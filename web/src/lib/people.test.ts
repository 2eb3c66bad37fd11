import { beforeEach, expect, test } from "vitest";
import { affair, lobby, message, view } from "../testing/fixtures";
import { SilentSocket, serve, testWords } from "../testing/setup";
import type { LiveMessage } from "./api";
import { People } from "./people.svelte";

const line = () => SilentSocket.opened.at(-1);

beforeEach(() => {
  document.body.replaceChildren();
});

async function open(): Promise<People> {
  const people = new People("t1", testWords());
  await people.open();
  return people;
}

const watcher = (seat: number | null, heard: LiveMessage[] = []) => ({
  seat,
  since: () => 3,
  message: (one: LiveMessage) => {
    heard.push(one);
  },
  seated: () => undefined,
});

test("what a line still held when another seat was taken is not shown", async () => {
  serve({});
  const people = await open();
  const first: LiveMessage[] = [];
  const second: LiveMessage[] = [];
  people.watch(watcher(0, first));
  const old = line();
  people.watch(watcher(1, second));
  old?.send({ type: "view", view: view({ me: 0 }) });
  expect([first, second]).toEqual([[], []]);
  line()?.send({ type: "view", view: view({ me: 1 }) });
  expect(second).toHaveLength(1);
  people.close();
});

test("a page whose program the server does not name has another version", async () => {
  serve({});
  const people = await open();
  people.watch(null);
  const tell = (page?: string | null) =>
    line()?.send({ type: "affairs", lobby: lobby(), lines: [], ...(page === undefined ? {} : { page }) });
  const program = document.createElement("script");
  program.type = "text/plain";
  document.body.append(program);
  const isOld = (own: string, served?: string | null): boolean => {
    program.setAttribute("src", own);
    tell(served);
    return people.old;
  };
  expect(isOld("/assets/index-1.js", "/assets/index-1.js")).toBe(false);
  expect(isOld("/assets/index-1.js", null)).toBe(false);
  expect(isOld("/src/main.ts", "/assets/index-2.js")).toBe(false);
  expect(isOld("/assets/index-1.js", "/assets/index-2.js")).toBe(true);
  expect(isOld("/assets/index-1.js", undefined)).toBe(true);
  expect(isOld("/assets/index-1.js", "/assets/index-1.js")).toBe(false);
  people.close();
});

test("each affair is kept once and in order, whichever way it comes", async () => {
  const all = [1, 2, 3].map((n) => affair(n, "said", message("test-says"), { text: String(n) }));
  serve({ affairs: () => all });
  const people = await open();
  people.watch(null);
  line()?.send({ type: "affairs", lobby: lobby({ affairs: 1 }), lines: all.slice(0, 1) });
  const asked = people.ask({ path: "chat", body: { seat: 0, text: "3" } });
  line()?.send({ type: "affairs", lobby: lobby({ affairs: 3 }), lines: all.slice(1) });
  expect(await asked).toBe(true);
  expect(people.lines.map((one) => one.n)).toEqual([1, 2, 3]);
  people.close();
});

test("the same wish twice at once is asked once; another one waits and is asked too", async () => {
  const posted = serve({});
  const people = await open();
  const on = { path: "stand-in" as const, body: { seat: 0, on: true } };
  await Promise.all([people.ask(on), people.ask(on), people.ask({ path: "stand-in", body: { seat: 0, on: false } })]);
  expect(posted.map((one) => (one.body as { on: boolean }).on)).toEqual([true, false]);
});

test("a refusal is told in words, and the next wish may be asked", async () => {
  const refusal = { code: "not_your_seat", message: message("test-lacks"), rule: null };
  serve({ act: () => Response.json(refusal, { status: 403 }) });
  const people = await open();
  expect(await people.ask({ path: "start", body: {} })).toBe(false);
  expect(people.problem).toBe("You lack 2 wood and 1 stone.");
});
