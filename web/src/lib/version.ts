/** Whether the server has another version of this page than the one that is open. */

const SCRIPT = /<script[^>]*\ssrc="([^"]+)"/;

/** The page's program is named after its content, so another name is another version. */
export async function pageIsOld(): Promise<boolean> {
  const open = document.querySelector("script[src]")?.getAttribute("src");
  try {
    const response = await fetch("/", { cache: "no-store" });
    const served = SCRIPT.exec(await response.text())?.[1];
    return response.ok && open != null && served !== undefined && served !== open;
  } catch {
    // Without the server nothing can be said; the line will ask again when it is back.
    return false;
  }
}
