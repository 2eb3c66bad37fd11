/** Which page is shown. The address after `#` says it, so that reload and back work without help from the server. */

const TABLE = /^#\/tables\/([^/]+?)(\/watch)?$/;
const ABOUT = "#/about";

export class Route {
  table = $state<string | null>(null);
  /** The table is only looked at. */
  watching = $state(false);
  about = $state(false);

  constructor() {
    this.#read();
    window.addEventListener("hashchange", this.#read);
  }

  #read = (): void => {
    const found = TABLE.exec(window.location.hash);
    this.table = found?.[1] === undefined ? null : decoded(found[1]);
    this.watching = found?.[2] !== undefined;
    this.about = window.location.hash === ABOUT;
  };
}

/** An address that somebody has mangled is the name of a table that is not there. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const addressOfTable = (table: string): string => `#/tables/${encodeURIComponent(table)}`;
export const addressOfWatching = (table: string): string => `${addressOfTable(table)}/watch`;
export const START_ADDRESS = "#/";
export const ABOUT_ADDRESS = ABOUT;
/** What is sent to others so that they come to the table. */
export const linkToTable = (table: string): string =>
  new URL(addressOfTable(table), `${window.location.origin}${window.location.pathname}`).href;
