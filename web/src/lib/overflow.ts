/** What scrolls inside the page can be reached by Tab, so that the arrow keys scroll it; what does not scroll is no stop. */

import { watchSizes } from "./growing";

/**
 * A box whose content has just come or changed is a stop at once, and stays one if, measured with the next layout, it
 * scrolls: at no moment does it scroll without being a stop, and the page is laid out no sooner for that.
 */
export function overflow(box: HTMLElement): () => void {
  const measure = (): void => {
    if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1) {
      box.tabIndex = 0;
    } else if (document.activeElement !== box) {
      box.removeAttribute("tabindex"); // whoever stands on it would be thrown to the beginning of the page
    }
  };
  const end = watchSizes(
    box,
    measure,
    { childList: true, subtree: true, characterData: true, attributeFilter: ["open"] },
    () => {
      box.tabIndex = 0;
    },
  );
  box.addEventListener("blur", measure);
  return () => {
    box.removeEventListener("blur", measure);
    end();
  };
}
