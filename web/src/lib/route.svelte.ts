/** Which page is shown: the start, or a table. The address after `#` says it, so that reload and back work without help from the server. */

const TABLE = /^#\/tables\/([^/]+)$/;

export class Route {
  table = $state<string | null>(null);

  constructor() {
    this.#read();
    window.addEventListener("hashchange", this.#read);
  }

  #read = (): void => {
    const found = TABLE.exec(window.location.hash);
    this.table = found?.[1] === undefined ? null : decodeURIComponent(found[1]);
  };
}

export const addressOfTable = (table: string): string => `#/tables/${encodeURIComponent(table)}`;
export const START_ADDRESS = "#/";
