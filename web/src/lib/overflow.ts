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
  sizes.observe(box);
  // To be measured again with the next layout: to measure at once would lay the page out for that alone.
  const contents = new MutationObserver(() => {
    sizes.unobserve(box);
    sizes.observe(box);
  });
  contents.observe(box, { childList: true, subtree: true, characterData: true, attributeFilter: ["open"] });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
