/**
 * Where the focus goes when what had it has left the page: nobody who has only the keyboard may fall back to the
 * beginning of the page without a word.
 */

/** What belongs to one change comes within this time; whoever knows a better place has taken the focus by then. */
const SETTLE_MS = 120;

/** In an open dialog its heading; at a table what is asked; else the heading of the page. */
const LANDINGS = ["dialog[open] h2", "[data-landing]", "h1"] as const;

/** Watch over the focus; what is returned ends it. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lost = (): boolean => last !== null && !last.isConnected && document.activeElement === document.body;
  const remember = (event: FocusEvent): void => {
    last = event.target instanceof Element ? event.target : null;
  };
  const land = (): void => {
    const landing = LANDINGS.map((selector) => document.querySelector<HTMLElement>(selector)).find(
      (one) => one !== null,
    );
    if (lost() && landing !== undefined) {
      landing?.setAttribute("tabindex", "-1");
      landing?.focus();
    }
  };
  const observer = new MutationObserver(() => {
    if (lost()) {
      clearTimeout(timer);
      timer = setTimeout(land, SETTLE_MS);
    }
  });

  document.addEventListener("focusin", remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    observer.disconnect();
    clearTimeout(timer);
  };
}
