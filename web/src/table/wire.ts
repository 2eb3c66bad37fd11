/** Questions of the page about a table that change nothing: what an action would do, how things stood, what there is. */

import type { Guidance, Message, Offered, Rule, View, Way } from "../lib/api";
import { chosenLanguage } from "../lib/language";

/** What an action would do, from what the seat may know. */
export interface Preview {
  lines: Message[];
  /** No undo would go behind it. */
  barrier: boolean;
}

/** Where several actions would lead: how many can be done, why they stop (null: they do not), what is offered then. */
export interface Tried {
  done: number;
  stopped: Message | null;
  offered: Offered[];
}

/** Why nothing can be done at a place; null: nothing is known. */
export interface WhyNot {
  reason: Message | null;
}

/** The decision that a question is about, and of which seat. */
interface About {
  seat: number | null;
  decision: string;
}

/** What a reference card shows: the rules, help with each kind of decision, and the game's own figures in its own shape. */
export interface Reference {
  rules: Rule[];
  guidance: Guidance[];
  figures: unknown;
}

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** The answer, or null: each of these can be done without, and what cannot be had is said where it would stand. */
async function ask<T>(path: string, body?: unknown): Promise<T | null> {
  const init: RequestInit = { credentials: "same-origin" };
  if (body !== undefined) {
    init.method = "POST";
    init.headers = { "Content-Type": "application/json", "X-Stammtisch": "1" };
    init.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(path, init);
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

const references = new Map<string, Promise<Reference | null>>();

/**
 * `language`: that of the rules, for whoever shows them. Fetched once, for it is the same at every table; what could not
 * be had is asked for anew the next time.
 */
function reference(game: string, language = chosenLanguage()): Promise<Reference | null> {
  const path = `/api/games/${encodeURIComponent(game)}/reference?language=${encodeURIComponent(language)}`;
  const known = references.get(path);
  if (known !== undefined) {
    return known;
  }
  const asked = ask<Reference>(path).then((found) => {
    if (found === null) {
      references.delete(path);
    }
    return found;
  });
  references.set(path, asked);
  return asked;
}

export const wire = {
  /** `before`: actions that would be done first. */
  preview: (table: string, body: About & { action: string; before?: string[] }) =>
    ask<Preview>(`${tablePath(table)}/preview`, body),
  why: (table: string, body: About & { place: string; start: string | null }) =>
    ask<WhyNot>(`${tablePath(table)}/why`, body),
  trial: (table: string, body: About & { actions: string[] }) => ask<Tried>(`${tablePath(table)}/trial`, body),
  ways: (table: string, body: About & { place: string }) => ask<Way[]>(`${tablePath(table)}/ways`, body),
  past: (table: string, seat: number | null, seq: number) =>
    ask<View>(`${tablePath(table)}/past?seq=${seq}${seat === null ? "" : `&seat=${seat}`}`),
  reference,
};

export type Wire = typeof wire;
