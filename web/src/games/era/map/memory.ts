/** Where this device looked last on each part of the map. */

export interface Look {
  x: number;
  y: number;
  scale: number;
}

const key = (variant: string): string => `stammtisch-era-look-${variant}`;

/** The last look, or null if there was none. */
export function keptLook(variant: string): Look | null {
  const [x, y, scale] = (localStorage.getItem(key(variant)) ?? "").split(" ").map(Number);
  return x !== undefined && y !== undefined && scale && [x, y, scale].every(Number.isFinite) ? { x, y, scale } : null;
}

export function keepLook(variant: string, { x, y, scale }: Look): void {
  localStorage.setItem(key(variant), `${x} ${y} ${scale}`);
}
