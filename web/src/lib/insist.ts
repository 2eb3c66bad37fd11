/** A request that is repeated, with the same key, until the server has answered it. */

import { Unreachable } from "./api";
import { waitAfter } from "./live";

const MOST_TRIES = 8;

/** A name for one request that no other has; made so that it also works on a page without https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** `unanswered` is called each time the server could not be reached. */
export async function insist<T>(request: () => Promise<T>, unanswered: () => void): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Unreachable) || tries >= MOST_TRIES) {
        throw error;
      }
      unanswered();
      await new Promise((resolve) => setTimeout(resolve, waitAfter(tries)));
    }
  }
}
