/** Taking back: what would be taken back, in words, and the answer once it is. */

import type { GameView } from "../games";
import type { LogLine, Offered, View } from "../lib/api";
import type { TableStore } from "../lib/table.svelte";

/** The action that would be taken back, or a whole plan; null if there is nothing to take back, empty if nothing tells of it. */
export function undoable(store: TableStore, game: GameView): { line: string; n: number; plan: string | null } | null {
  const { view } = store;
  if (view?.undo == null) {
    return null;
  }
  const { to, steps } = view.undo;
  const lines = store.log.filter(({ seq, undone }) => seq > to && !undone);
  const n = steps ?? 1;
  return {
    line: lines[0] === undefined ? "" : store.tell(lines[0].message),
    n,
    plan: n === 1 ? null : (game.planUndone?.(lines, store) ?? null),
  };
}

/** What can be chosen, but for what undo does already. */
export function besidesUndo(view: View | null, takesBack: string | undefined): readonly Offered[] {
  const offered = view?.decision?.offered ?? [];
  return view?.undo == null ? offered : offered.filter(({ label }) => label.id !== takesBack);
}

/** Whether a line must be told: that I have taken something back is answered with what it was. */
export const isNotAnswered = ({ message }: LogLine): boolean => message.id !== "table-undone";

/** Take the last action back; what is to be said then. */
export async function takeBack(store: TableStore, game: GameView): Promise<string> {
  const { words } = store;
  const found = undoable(store, game);
  if (found === null) {
    return words.text("client-undo-none");
  }
  return (await store.undo()) ? words.text("client-undo-done", { line: found.line, n: found.n }) : "";
}
