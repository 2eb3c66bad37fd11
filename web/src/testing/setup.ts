/** A page for a test: the real words of the client and the test's own, and a server that answers from memory. */

import { render } from "@testing-library/svelte";
import { vi } from "vitest";
import type { AffairLine, Lobby, View } from "../lib/api";
import { Words } from "../lib/words";
import Root from "../Root.svelte";
import { lobby as lobbyOf, TEST_WORDS } from "./fixtures";

/** Every word of the client: the files of the language whose names begin so, and those about people. */
export const CLIENT_WORDS = Object.values(
  import.meta.glob<string>("../../../src/stammtisch/locales/en/{client*,people}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");

export const testWords = (): Words => new Words("en", `${CLIENT_WORDS}\n${TEST_WORDS}`);

/** The whole page, at the address that the window has. */
export const renderPage = (): unknown => render(Root, { first: testWords() });

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
  view?: () => View;
  lobby?: () => Lobby;
  affairs?: () => AffairLine[];
  /** Other addresses: the answer to a GET. */
  others?: Record<string, () => unknown>;
  act?: (body: unknown, path: string) => Response | undefined;
  /** The table as it was at a sequence number. */
  past?: (seq: number) => View;
  preview?: (body: unknown) => unknown;
}

/** Answers the page's requests; what is answered may change while the test runs. Returns what was posted. */
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
      return answers.act?.(body, path) ?? Response.json({ seq: answers.view?.().seq ?? 0, affairs: 1 });
    }
    return Response.json(answerTo(path, answers));
  });
  return posted;
}

function answerTo(path: string, answers: Answers): unknown {
  const other = answers.others?.[path];
  if (other !== undefined) {
    return other();
  }
  if (path.startsWith("/api/rules/")) {
    return {
      id: path.split(/[/?]/).at(-2),
      text: "A city costs two wood and one stone.",
      section: "Basic deck",
      source: "seed",
      language: "en",
    };
  }
  if (path.includes("/reference?")) {
    return { rules: [], guidance: [], figures: {} };
  }
  if (path === "/api/about") {
    return { version: "1.2.3", source: null };
  }
  if (path === "/api/me") {
    return { name: "Ann", account: null };
  }
  if (path === "/api/phrases" || path === "/api/tables") {
    return [];
  }
  if (path.endsWith("/lobby")) {
    return answers.lobby?.() ?? lobbyOf();
  }
  if (path.includes("/affairs")) {
    return { affairs: answers.affairs?.() ?? [], next: null };
  }
  const asked = new URL(path, "http://table").searchParams.get("seq");
  return answers.past !== undefined && asked !== null ? answers.past(Number(asked)) : answers.view?.();
}
