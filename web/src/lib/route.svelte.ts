/** Which page is shown. The address after `#` says it, so that reload and back work without help from the server. */

const TABLE = /^#\/tables\/([^/]+?)(\/watch)?$/;
const RULES = /^#\/rules\/([^/]+)$/;
const ABOUT = "#/about";
const ACCESSIBILITY = "#/accessibility";

export class Route {
  table = $state<string | null>(null);
  /** The table is only looked at. */
  watching = $state(false);
  about = $state(false);
  accessibility = $state(false);
  /** The game whose rules are read. */
  rules = $state<string | null>(null);

  constructor() {
    this.#read();
    window.addEventListener("hashchange", this.#read);
  }

  #read = (): void => {
    const found = TABLE.exec(window.location.hash);
    this.table = found?.[1] === undefined ? null : decoded(found[1]);
    this.watching = found?.[2] !== undefined;
    const rules = RULES.exec(window.location.hash)?.[1];
    this.rules = rules === undefined ? null : decoded(rules);
    this.about = window.location.hash === ABOUT;
    this.accessibility = window.location.hash === ACCESSIBILITY;
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
export const addressOfRules = (game: string): string => `#/rules/${encodeURIComponent(game)}`;
export const ABOUT_ADDRESS = ABOUT;
export const ACCESSIBILITY_ADDRESS = ACCESSIBILITY;
/** What is sent to others so that they come to the table. */
export const linkToTable = (table: string): string =>
  new URL(addressOfTable(table), `${window.location.origin}${window.location.pathname}`).href;
