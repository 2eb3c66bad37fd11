/** Each terrain has its own strokes, for a tile of 24 by 24: it is never told by its colour alone. */
export const TERRAINS: Readonly<Record<string, string>> = {
  desert: "M4 5h.01M15 9h.01M8 16h.01M20 19h.01M22 3h.01M2 21h.01",
  grain: "M6 9V3M3.500 4.500L6 7 8.500 4.500M18 21V15M15.500 16.500L18 19 20.500 16.500",
  hill: "M1 9Q5.500 1 10 9M13 21Q17.500 13 22 21",
  forest: "M6 10V8M2.500 8L6 1.500 9.500 8zM18 22V20M14.500 20L18 13.500 21.500 20z",
  mountain: "M0 11L5.500 2 11 11M5.500 2L6.500 7 8 8M12 23L17.500 14 23 23M17.500 14L18.500 19 20 20",
  water: "M1 6Q3.500 3.500 6 6T11 6M13 18Q15.500 15.500 18 18T23 18",
};
