/** What scrolls inside the page can be reached by Tab, so that the arrow keys scroll it; what does not scroll is no stop. */

export function overflow(box: HTMLElement): () => void {
  const measure = (): void => {
    if (box.scrollHeight > box.clientHeight + 1) {
      box.tabIndex = 0;
    } else {
      box.removeAttribute("tabindex");
    }
  };
  const sizes = new ResizeObserver(measure);
  // What stands in a box of a fixed height can grow without it, as when a font arrives late.
  const observe = (): void => {
    sizes.disconnect();
    for (const element of [box, ...box.children]) {
      sizes.observe(element);
    }
  };
  observe();
  // To be measured again with the next layout: to measure at once would lay the page out for that alone.
  const contents = new MutationObserver(observe);
  contents.observe(box, { childList: true, subtree: true, characterData: true, attributeFilter: ["open"] });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
