/** The second click of a pair that was meant for what lay there before. */

/** So long a click on the same place may still be meant for what was there before. */
const STRAY_MS = 1_000;
/** A hand that has not moved the mouse may still have shaken it by so many pixels. */
const SHAKEN_PX = 6;

/** Where the mouse was last pressed on the page. */
let last = { x: Number.NaN, y: Number.NaN };
if (typeof window !== "undefined") {
  window.addEventListener("click", ({ clientX: x, clientY: y }) => {
    last = { x, y };
  });
}

/** To be made with what comes up: tells of a click whether it falls where the click fell that brought it up. */
export function strayClicks(): (event: MouseEvent) => boolean {
  const [before, since] = [last, performance.now()];
  return ({ detail, clientX, clientY }) =>
    detail > 0 &&
    performance.now() - since < STRAY_MS &&
    Math.hypot(clientX - before.x, clientY - before.y) <= SHAKEN_PX;
}
