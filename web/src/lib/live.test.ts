import { expect, test, vi } from "vitest";
import { SilentSocket } from "../testing/setup";
import { Live, waitAfter } from "./live";

test("the wait doubles with each failure up to a quarter of a minute, and chance spreads it", () => {
  expect(waitAfter(1, 1)).toBe(400);
  expect(waitAfter(3, 1)).toBe(1600);
  expect(waitAfter(30, 1)).toBe(15_000);
  expect(waitAfter(1, 0)).toBe(300);
});

test("a cut line is shown, and comes back asking for what came after the last number known", () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", SilentSocket);
  SilentSocket.opened = [];
  const states: string[] = [];
  let known = 4;
  const live = new Live("t 1", 2, {
    since: () => known,
    heard: () => 7,
    message: () => undefined,
    connection: (state) => states.push(state),
  });
  expect(SilentSocket.opened[0]?.url.pathname).toBe("/api/tables/t%201/live");
  expect(SilentSocket.opened[0]?.url.search).toBe("?seat=2&since=4&heard=7");
  SilentSocket.opened[0]?.onopen?.();
  known = 9;
  SilentSocket.opened[0]?.onclose?.();
  vi.advanceTimersByTime(500);
  expect(SilentSocket.opened[1]?.url.search).toBe("?seat=2&since=9&heard=7");
  expect(states).toEqual(["connecting", "connected", "reconnecting", "reconnecting"]);
  live.close();
  SilentSocket.opened[1]?.onclose?.();
  vi.advanceTimersByTime(60_000);
  expect(SilentSocket.opened).toHaveLength(2);
  vi.useRealTimers();
});

test("a line without a seat asks for no seat's view and says which affairs are known", () => {
  vi.stubGlobal("WebSocket", SilentSocket);
  SilentSocket.opened = [];
  const live = new Live("t1", null, {
    since: () => null,
    heard: () => 3,
    message: () => undefined,
    connection: () => undefined,
  });
  expect(SilentSocket.opened[0]?.url.search).toBe("?heard=3");
  live.close();
});
