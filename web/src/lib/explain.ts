/** Why the server did not do something, as a sentence. */

import { Problem } from "./api";
import type { Seats, Words } from "./words";

export function explain(error: unknown, words: Words, seats?: Seats): string {
  if (!(error instanceof Problem)) {
    return words.text("client-unreachable");
  }
  return error.explanation === null
    ? words.text("client-problem", { status: error.status, code: error.code })
    : words.format(error.explanation, seats);
}
