/** Where this device looked last, at each table and on each part of the map. */

export interface Look {
  x: number;
  y: number;
  scale: number;
}

const key = (place: string): string => `stammtisch-era-look-${place}`;

/** The last look, or null if there was none. */
export function keptLook(place: string): Look | null {
  const [x, y, scale] = (localStorage.getItem(key(place)) ?? "").split(" ").map(Number);
  return x !== undefined && y !== undefined && scale && [x, y, scale].every(Number.isFinite) ? { x, y, scale } : null;
}

export function keepLook(place: string, { x, y, scale }: Look): void {
  localStorage.setItem(key(place), `${x} ${y} ${scale}`);
}
