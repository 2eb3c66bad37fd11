/** How large the signs of a legal target and of a battle are drawn: their radii, in pixels. */

export const TICK = 6.5;
export const SWORDS = 10;
