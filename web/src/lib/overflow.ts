/** What scrolls inside the page can be reached by Tab, so that the arrow keys scroll it; what does not scroll is no stop. */

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
  const sizes = new ResizeObserver(measure);
  // What stands in a box of a fixed height can grow without it, as when a font arrives late.
  const observe = (): void => {
    box.tabIndex = 0;
    sizes.disconnect();
    for (const element of [box, ...box.children]) {
      sizes.observe(element);
    }
  };
  observe();
  const contents = new MutationObserver(observe);
  contents.observe(box, { childList: true, subtree: true, characterData: true, attributeFilter: ["open"] });
  box.addEventListener("blur", measure);
  return () => {
    box.removeEventListener("blur", measure);
    sizes.disconnect();
    contents.disconnect();
  };
}
