/** The regions of the page, in the order in which they stand there and a key leads through them. */

import { narrow } from "../lib/narrow";

interface Region {
  /** What belongs to it. */
  within: string;
  /** What takes the focus there, and is read out with its name; if there is none, the region itself. */
  landing?: string;
}

/** A game marks with `data-region` what is a region of its own while it goes on. */
const REGIONS: readonly Region[] = [
  { within: "#part-decision", landing: ".decision h2" },
  { within: "[data-region]" },
  { within: "#part-map", landing: "[role=application]" },
  { within: "#part-mine" },
  { within: "#part-others" },
  { within: "#part-middle" },
  { within: ".log-box", landing: "[role=log]" },
  { within: "#part-chat" },
];

/** Lead to the region after (1) or before (-1) the one that has the focus; from nowhere, to the first or the last. */
export function goToRegion(step: 1 | -1): void {
  const found = document.querySelectorAll<HTMLElement>(REGIONS.map(({ within }) => within).join());
  const all = [...found].filter((region) => region.checkVisibility());
  const at = all.findIndex((region) => region.contains(document.activeElement));
  const next = all[at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length];
  if (next !== undefined) {
    const landing = REGIONS.find(({ within }) => next.matches(within))?.landing;
    const target = (landing === undefined ? null : next.querySelector<HTMLElement>(landing)) ?? next;
    target.focus();
  }
}

/**
 * What was pressed on a board further down is gone: what is asked next is seen, for map and scenes stand first. In one
 * column the focus leads there.
 */
export function backToTable(): void {
  const table = document.querySelector<HTMLElement>("main > .centre");
  if (table === null || narrow.current) {
    return;
  }
  table.scrollTo?.({ top: 0 });
  if (table.getBoundingClientRect().top < 0) {
    table.scrollIntoView({ block: "start" });
  }
}
