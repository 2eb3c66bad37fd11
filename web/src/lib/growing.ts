/** A box that may scroll grows by its own size and by what stands in it, and what stands in it changes. */

/**
 * Call `measure` with the layout whenever `box` or something that stands in it has another size, and `changed` at once
 * when its `content` has changed, which is then measured too. Returns what ends it.
 */
export function watchSizes(
  box: HTMLElement,
  measure: () => void,
  content: MutationObserverInit,
  changed: () => void = () => undefined,
): () => void {
  const sizes = new ResizeObserver(measure);
  // What stands in a box of a fixed height can grow without it, as when a font arrives late.
  const observe = (): void => {
    changed();
    sizes.disconnect();
    for (const element of [box, ...box.children]) {
      sizes.observe(element);
    }
  };
  observe();
  const contents = new MutationObserver(observe);
  contents.observe(box, content);
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
