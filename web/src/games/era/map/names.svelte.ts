/** The names of provinces, for whatever names one by its id; the id itself as long as the map is on its way. */

import { figures } from "./board";

/** The names are Latin, whatever the page speaks. */
export const NAMES_LANGUAGE = "la";

let names = $state.raw<ReadonlyMap<string, string>>(new Map());
let asked = false;

export function provinceName(id: string): string {
  if (!asked) {
    asked = true;
    void figures().then((found) => {
      asked = found !== null;
      names = new Map((found?.map.provinces ?? []).map((province) => [province.id, province.name]));
    });
  }
  return names.get(id) ?? id;
}
