/** The regions of the page, in the order in which a key leads through them. */

interface Region {
  /** What belongs to it. */
  within: string;
  /** What takes the focus there, and is read out with its name; if there is none, the region itself. */
  landing?: string;
}

const REGIONS: readonly Region[] = [
  { within: "#part-decision", landing: ".decision h2" },
  { within: "#part-map", landing: "[role=application]" },
  { within: "#part-mine" },
  { within: "#part-others" },
  { within: "#part-middle" },
  { within: ".log-box", landing: "[role=log]" },
  { within: "#part-chat" },
];

/** Lead to the region after (1) or before (-1) the one that has the focus; from nowhere, to the first or the last. */
export function goToRegion(step: 1 | -1): void {
  const all = REGIONS.flatMap(({ within, landing }) => {
    const region = document.querySelector<HTMLElement>(within);
    return region === null ? [] : [{ region, landing }];
  });
  const at = all.findIndex(({ region }) => region.contains(document.activeElement));
  const next = all[at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length];
  if (next !== undefined) {
    const { region, landing } = next;
    const target = (landing === undefined ? null : region.querySelector<HTMLElement>(landing)) ?? region;
    target.focus();
  }
}
