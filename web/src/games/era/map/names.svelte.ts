/** The names of provinces, for whatever names one by its id; the id itself as long as the map is on its way. */

import { figures } from "./board";

/** The names are Latin, whatever the page speaks. */
export const NAMES_LANGUAGE = "la";

let names = $state.raw<ReadonlyMap<string, string>>(new Map());
const ids = $derived(new Map(Array.from(names, ([id, name]) => [name, id])));
let asked = false;

function ask(): void {
  if (!asked) {
    asked = true;
    void figures().then((found) => {
      asked = found !== null;
      names = new Map((found?.map.provinces ?? []).map((province) => [province.id, province.name]));
    });
  }
}

export function provinceName(id: string): string {
  ask();
  return names.get(id) ?? id;
}

/** The province of that name; null if there is none, or as long as the map is on its way. */
export function provinceNamed(name: string): string | null {
  ask();
  return ids.get(name) ?? null;
}
