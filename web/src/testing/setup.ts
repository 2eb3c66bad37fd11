/** A page for a test: the real words of the client and the test's own, and a server that answers from memory. */

import { render } from "@testing-library/svelte";
import { vi } from "vitest";
import App from "../App.svelte";
import type { View } from "../lib/api";
import { Words } from "../lib/words";
import { TEST_WORDS } from "./fixtures";

/** Every word of the client: the files of the language whose names begin so. */
export const CLIENT_WORDS = Object.values(
  import.meta.glob<string>("../../../src/stammtisch/locales/en/client*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");

export const testWords = (): Words => new Words("en", `${CLIENT_WORDS}\n${TEST_WORDS}`);

/** The whole page, at the address that the window has. */
export const renderPage = (): unknown => render(App, { words: testWords() });

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

export interface Answers {
  view: () => View;
  act?: (body: unknown) => Response;
  /** The table as it was at a sequence number. */
  past?: (seq: number) => View;
  preview?: (body: unknown) => unknown;
}

/** Answers the page's requests; `view` may change while the test runs. Returns what was posted, previews excepted. */
export function serve(answers: Answers): Request[] {
  const posted: Request[] = [];
  SilentSocket.opened = [];
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.method === "POST") {
      const body: unknown = JSON.parse(String(init.body));
      if (path.endsWith("/preview")) {
        return answers.preview === undefined
          ? new Response(null, { status: 404 })
          : Response.json(answers.preview(body));
      }
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
    const asked = new URL(path, "http://table").searchParams.get("seq");
    if (answers.past !== undefined && asked !== null) {
      return Response.json(answers.past(Number(asked)));
    }
    return Response.json(answers.view());
  });
  return posted;
}
