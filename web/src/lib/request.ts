/** Requests to the server, and how one that is not carried out is told. */

import type { Message } from "./api";

/** The server's answer to a request it does not carry out. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly explanation: Message | null,
    readonly rule: string | null,
  ) {
    super(code);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

export async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Unreachable(path);
  }
  if (response.status >= 502 && response.status <= 504) {
    throw new Unreachable(path);
  }
  if (!response.ok) {
    throw await problemOf(response);
  }
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as { code?: string; message?: Message | null; rule?: string | null };
    const message = typeof body.message === "object" ? body.message : null;
    return new Problem(response.status, body.code ?? "unknown", message, body.rule ?? null);
  } catch {
    return new Problem(response.status, "unknown", null, null);
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Stammtisch": "1" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}
