import { afterEach, expect, test } from "vitest";
import { gameView } from "../games";
import { line, message } from "../testing/fixtures";
import { goToRegion } from "./regions";
import { lastBattle, lastRound } from "./summaries";

const era = gameView("era");
if (era === null) {
  throw new Error("there is no such game");
}
const told = message("told");
const round = (seq: number, n: number) => line(seq, "round", message("era-event-round", { round: n }));

const log = [
  round(1, 1),
  line(2, "battle", told),
  line(3, "battle_over", told),
  line(4, "placed", told),
  round(5, 2),
  line(6, "attack", told),
  line(7, "battle", told),
  line(8, "battle_round", told),
  line(9, "food", told),
  line(10, "battle_over", told),
  line(11, "improvement", told),
  round(12, 3),
  line(13, "placed", told),
];
const seqs = (lines: readonly { seq: number }[] | undefined): number[] | undefined => lines?.map(({ seq }) => seq);

test("the last battle is told from its beginning on, without what is not of it", () => {
  expect(seqs(lastBattle(log, era))).toEqual([7, 8, 10]);
  expect(lastBattle(log.slice(11), era)).toEqual([]);
  expect(seqs(lastBattle([...log.slice(0, 6), { ...line(7, "battle", told), undone: true }], era))).toEqual([2, 3]);
});

test("the last round that is over is told by what mattered in it", () => {
  const found = lastRound(log, era, false);
  expect(found?.round).toBe(2);
  expect(seqs(found?.lines)).toEqual([7, 10, 11]);
  expect(lastRound(log.slice(0, 4), era, false)).toBeNull();
  expect(lastRound(log, era, true)?.round, "once the game is over, its last round").toBe(3);
});

afterEach(() => {
  document.body.innerHTML = "";
});

test("a key leads through the regions of the page and round again, past those that are not there", () => {
  document.body.innerHTML = `
    <div id="part-decision"><section class="decision"><h2 tabindex="-1">What now?</h2><button id="act">A</button></section></div>
    <section data-region tabindex="-1">Offers</section>
    <section id="part-map" tabindex="-1"><div role="application" tabindex="0">Map</div></section>
    <section id="part-mine" tabindex="-1">Mine</section>
    <div class="log-box"><div role="log" tabindex="0">Log</div></div>`;
  const seen = (["on", "on", "on", "on", "on", "on", "back"] as const).map((way) => {
    goToRegion(way === "on" ? 1 : -1);
    return document.activeElement?.textContent;
  });
  expect(seen).toEqual(["What now?", "Offers", "Map", "Mine", "Log", "What now?", "Log"]);
  document.getElementById("act")?.focus();
  goToRegion(1);
  expect(document.activeElement?.textContent).toBe("Offers");
});
