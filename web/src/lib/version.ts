/** Whether the server has another version of this page than the one that is open. */

/** Where the program lies while the client is worked on: that page is not the server's. */
const SOURCE = "/src/";

/** `served`: the address of the program of the server's page, which is named after its content; null: it has no page. */
export function pageIsOld(served: string | null): boolean {
  const open = document.querySelector("script[src]")?.getAttribute("src");
  if (open == null || served === null || open.startsWith(SOURCE)) {
    return false;
  }
  return served !== open;
}
