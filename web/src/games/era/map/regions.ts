/** The regions of the map: its hexagons, by the provinces in play. */

import type { Hexagon, Province } from "./board";

export interface Region {
  id: string;
  name: string;
  provinces: readonly Province[];
}

/** All hexagons with provinces in play, by name; a province that lies in several belongs to the first. */
export function regionsOf(hexagons: readonly Hexagon[], provinces: readonly Province[]): Region[] {
  const found = hexagons.map(({ id, name }) => ({
    id,
    name,
    provinces: provinces.filter(({ areas }) => areas[0] === id),
  }));
  return found.filter((region) => region.provinces.length > 0).sort((a, b) => a.name.localeCompare(b.name));
}

/** Where one begins to look at a region: at a province of one's own, if there is one. */
export const firstOf = ({ provinces }: Pick<Region, "provinces">, mine: readonly string[]): string =>
  (provinces.find(({ id }) => mine.includes(id)) ?? provinces[0])?.id ?? "";
