/** Which help the game gives for what is going on. */

import type { Guidance, View } from "../lib/api";

/** Help with what this seat is asked; whoever is not asked gets that of the stage. */
export function guidanceFor(view: View | null, all: readonly Guidance[]): Guidance | null {
  const prompt = view?.decision?.prompt.id;
  const asked = prompt === undefined ? undefined : all.find(({ prompts }) => prompts.includes(prompt));
  return asked ?? all.find(({ stage }) => stage !== "" && stage === view?.stage) ?? null;
}
