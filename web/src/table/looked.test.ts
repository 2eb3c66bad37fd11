/** What an option would do is told of the decision that is open, not of the one before. */

import { expect, test, vi } from "vitest";
import type { View } from "../lib/api";
import type { TableStore } from "../lib/table.svelte";
import { decision, message, offered, view } from "../testing/fixtures";
import { Looked } from "./looked.svelte";
import type { Wire } from "./wire";

const option = offered("march", message("test-march"));
const asked = (id: string): View => view({ decision: { ...decision(), id, offered: [{ ...option }] } });

test("the same option of the next decision is asked anew, whoever asked about that decision before", async () => {
  vi.useFakeTimers();
  const store = { view: asked("first"), table: "t1", busy: false };
  const preview = vi.fn(async (_table: string, { decision: of }: { decision: string }) => ({
    lines: [message(of)],
    barrier: false,
  }));
  const looked = new Looked(store as unknown as TableStore, { preview } as unknown as Wire);
  looked.at(option);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looked.preview?.lines).toEqual([message("first")]);
  store.view = asked("second");
  const next = store.view.decision?.offered ?? [];
  void looked.sentences(offered("end", message("test-end"))).catch(() => undefined);
  looked.offered(next);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looked.preview?.lines).toEqual([message("second")]);
  vi.useRealTimers();
});

test("whoever leaves an option while it is carried out looks at it no more, though it is offered again", async () => {
  vi.useFakeTimers();
  const store = { view: asked("first"), table: "t1", busy: false };
  const preview = vi.fn(async () => ({ lines: [], barrier: false }));
  const looked = new Looked(store as unknown as TableStore, { preview } as unknown as Wire);
  looked.at(option);
  looked.leave();
  store.view = asked("second");
  looked.offered(store.view.decision?.offered ?? []);
  expect(looked.option?.action).toBe("march");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looked.option).toBeNull();
  vi.useRealTimers();
});
