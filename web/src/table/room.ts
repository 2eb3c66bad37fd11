/** What room a column leaves below what stands in it. */

import { watchSizes } from "../lib/growing";

/** The heights of the words where nothing is looked at, and of the most that is told of nearly every option. */
const HINT_PX = 38;
const MOST_TOLD_PX = 150;

/**
 * Whether what is told of an option has room to grow into below what stands in a column. `free`: so many pixels are free
 * there; `kept`: so many have been kept for it already, null: none.
 */
export const hasRoom = (free: number, kept: number | null): boolean =>
  free + (kept === null ? 0 : kept - HINT_PX) >= MOST_TOLD_PX - HINT_PX;

/** Tell whenever it changes how much of its column is free below all that stands there, in pixels. Returns what ends it. */
export function tellFree(panel: HTMLElement, tell: (free: number) => void): () => void {
  const column = panel.parentElement;
  if (column === null) {
    return () => undefined;
  }
  const sizes = new ResizeObserver(() => {
    const last = column.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    tell(column.getBoundingClientRect().bottom - last);
  });
  sizes.observe(panel);
  sizes.observe(column);
  return () => sizes.disconnect();
}

/** Tell whenever one of `boxes` is scrolled whether any of them is away from its beginning. Returns what ends it. */
export function tellScrolled(boxes: readonly HTMLElement[], tell: (scrolled: boolean) => void): () => void {
  const note = (): void => tell(boxes.some((box) => box.scrollTop > 0));
  for (const box of boxes) {
    box.addEventListener("scroll", note, { passive: true });
  }
  return () => {
    for (const box of boxes) {
      box.removeEventListener("scroll", note);
    }
  };
}

/** Less than this is the room below the last line, in pixels. */
const LINE_PX = 12;

/** Tell whenever it changes whether `box` goes on below what is seen of it. Returns what ends it. */
export function tellBelow(box: HTMLElement, tell: (below: boolean) => void): () => void {
  const measure = (): void => tell(box.scrollHeight - box.clientHeight - box.scrollTop > LINE_PX);
  const end = watchSizes(box, measure, { childList: true });
  box.addEventListener("scroll", measure, { passive: true });
  return () => {
    end();
    box.removeEventListener("scroll", measure);
  };
}
