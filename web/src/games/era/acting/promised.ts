/** A promise that was made, in a sentence. */

import type { Argument, Message } from "../../../lib/api";
import { provinceName } from "../map/names.svelte";
import type { PromiseMade } from "../position";

/** Whether there is more to say of it than its short name: whom, where or how much it is about. */
const isAbout = ({ subject, amount }: PromiseMade): boolean => subject !== null || amount > 0;

/** Who promises what to whom, until when, and what has become of it; `over`: of an open one nothing more can. */
export function promiseMade(made: PromiseMade, over = false): Message {
  const { subject } = made;
  const about: Record<string, Argument> = {
    kind: isAbout(made) ? made.promise : "other",
    promise: { word: `era-promise-${made.promise}` },
    target: typeof subject === "number" ? { seat: subject } : "",
    sea: typeof subject === "string" ? provinceName(subject) : "",
    amount: made.amount,
  };
  const state = over && made.state === "open" ? "over" : made.state;
  return {
    id: "client-era-promise",
    arguments: { giver: { seat: made.from }, to: { seat: made.to }, due: made.due, state, ...about },
  };
}
