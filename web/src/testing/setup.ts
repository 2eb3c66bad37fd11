/** A page for a test: the real words of the client and the test's own, and a server that answers from memory. */

import { vi } from "vitest";
import clientWords from "../../../src/stammtisch/locales/en/client.ftl?raw";
import type { View } from "../lib/api";
import { Words } from "../lib/words";
import { TEST_WORDS } from "./fixtures";

export const CLIENT_WORDS = clientWords;

export const testWords = (): Words => new Words("en", `${CLIENT_WORDS}\n${TEST_WORDS}`);

/** A live line that opens, says nothing by itself, and keeps what the page asked for. */
export class SilentSocket {
  static opened: SilentSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: URL) {
    SilentSocket.opened.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(data: unknown): void {
    this.onmessage?.({ data: JSON.stringify(data) });
  }

  close(): void {
    this.onclose?.();
  }
}

export interface Request {
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** Answers the page's requests; `view` may change while the test runs. Returns what was posted. */
export function serve(answers: { view: () => View; act?: (body: unknown) => Response }): Request[] {
  const posted: Request[] = [];
  SilentSocket.opened = [];
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.method === "POST") {
      const body: unknown = JSON.parse(String(init.body));
      posted.push({ path, body, headers: init.headers as Record<string, string> });
      return answers.act?.(body) ?? Response.json({ seq: answers.view().seq });
    }
    if (path.startsWith("/api/rules/")) {
      return Response.json({
        id: path.split("/").at(-1),
        text: "A city costs two wood and one stone.",
        section: "Basic deck",
        source: "seed",
      });
    }
    return Response.json(answers.view());
  });
  return posted;
}
