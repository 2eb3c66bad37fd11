/** A way over several steps, as the server tells it: where it leads, and in words. */

import type { LogLine, Way } from "../../../lib/api";
import type { TableStore } from "../../../lib/table.svelte";

export const endOf = (way: Way): string => way.legs.at(-1)?.places.at(-1) ?? "";

/** Everything that it leads through, to the end. */
export const throughOf = (way: Way): string[] => way.legs.flatMap(({ places }) => places);

export const actionsOf = (way: Way): string[] => way.legs.map(({ action }) => action);

/** Where ways lead, those of the fewest steps first. */
export function nearestFirst(ways: readonly Way[]): string[] {
  const steps = new Map<string, number>();
  for (const way of ways) {
    const id = endOf(way);
    steps.set(id, Math.min(steps.get(id) ?? way.legs.length, way.legs.length));
  }
  return [...steps.keys()].sort((one, other) => (steps.get(one) ?? 0) - (steps.get(other) ?? 0));
}

const ended = (sentence: string): string => (/[.!?:]$/.test(sentence) ? sentence : `${sentence}.`);

/** How far it is, if that is more than a step, and what it costs: `2 steps. It takes all 2 movement points.` */
export function shortOf(store: TableStore, way: Way): string {
  const steps = way.legs.length > 1 ? [store.words.text("client-era-way-steps", { n: way.legs.length })] : [];
  const told = way.cost === null ? steps : [...steps, store.tell(way.cost)];
  return told.map(ended).join(" ");
}

/** Its steps, one after the other. */
export const legsOf = (store: TableStore, way: Way): string =>
  way.legs.map(({ label }) => store.tell(label)).join(", ");

/** The same as a sentence. */
export function pathOf(store: TableStore, way: Way): string {
  const legs = legsOf(store, way);
  return ended(legs.charAt(0).toUpperCase() + legs.slice(1));
}

/** What waits at its end, a sentence each: from the preview if there is one. */
export function waitingAt(store: TableStore, way: Way, lines: readonly string[] = []): string[] {
  const told = way.consequence === null ? [] : [ended(store.tell(way.consequence))];
  return [...new Set([...told, ...lines.map(ended)])];
}

const STEPS: readonly string[] = ["march", "sail", "land", "transport"].map((kind) => `era-event-step-${kind}`);

/** The option that takes a step of a piece back. */
export const TAKES_BACK = "era-do-undo-move";

/** What undo says of a way that was gone as one: where it led. Null if the plan was something else. */
export function wayUndone(lines: readonly LogLine[], store: TableStore): string | null {
  const last = lines.filter(({ message }) => STEPS.includes(message.id)).at(-1);
  const to = last?.message.arguments.to;
  return to === undefined ? null : store.tell({ id: "client-era-way-undo", arguments: { to } });
}
