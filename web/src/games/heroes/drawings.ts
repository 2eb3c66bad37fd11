/** The cards and pieces of Age of Heroes, drawn for a 48 by 48 box (see `Icon.svelte` for the classes). */

import type { Drawings } from "../../lib/Icon.svelte";

const usual: Drawings = {
  iron: `<path class="tone inked" d="M5 15h29l9-4v5c-3 5-7 7-13 8l-1 4 7 6v5H12v-5l7-6-1-4c-7-1-12-4-13-9z"/><path class="pale" d="M9 17h24l4-2v2c-2 2-5 3-8 3H14c-2 0-4-1-5-3z"/>`,
  wood: `<path class="tone inked" d="M13 24h25a8 8 0 0 1 0 16H13z"/><path class="tone inked" d="M19 8h19a8 8 0 0 1 0 16H19z"/><ellipse class="pale inked" cx="13" cy="32" rx="7" ry="8"/><ellipse class="line" cx="13" cy="32" rx="2.6" ry="3.2"/><ellipse class="pale inked" cx="19" cy="16" rx="7" ry="8"/><ellipse class="line" cx="19" cy="16" rx="2.6" ry="3.2"/><path class="line" d="M26 31h8M29 35h9M31 14h7M28 19h7"/>`,
  grain: `<path class="line" d="M24 44V14"/><path class="tone inked" d="M24 3c4 4 4 9 0 12-4-3-4-8 0-12z"/><path class="tone inked" d="M24 22c0-6 4-9 10-9 0 6-4 10-10 9zM24 22c0-6-4-9-10-9 0 6 4 10 10 9zM24 31c0-6 4-9 10-9 0 6-4 10-10 9zM24 31c0-6-4-9-10-9 0 6 4 10 10 9zM24 40c0-6 4-9 10-9 0 6-4 10-10 9zM24 40c0-6-4-9-10-9 0 6 4 10 10 9z"/>`,
  stone: `<path class="tone inked" d="M4 39l4-15 10-5 9 7 3 13z"/><path class="deep inked" d="M23 39l2-22 9-6 9 9 2 19z"/><path class="pale" d="M8 27l9-5 6 5-8 3zM28 18l6-4 6 6-7 2z"/>`,
  gold: `<path class="tone inked" d="M5 34v5c0 3 6 5 13 5s13-2 13-5v-5z"/><ellipse class="tone inked" cx="18" cy="34" rx="13" ry="5"/><path class="tone inked" d="M5 26v6c0 3 6 5 13 5s13-2 13-5v-6z"/><ellipse class="pale inked" cx="18" cy="26" rx="13" ry="5"/><circle class="tone inked" cx="33" cy="15" r="11"/><circle class="line" cx="33" cy="15" r="7"/><path class="line" d="M33 11v8"/>`,
};

const special: Drawings = {
  limestone: `<path class="tone inked" d="M24 6l20 34H4z"/><path class="deep" d="M24 8l17.5 31H29z"/><path class="line" d="M16.5 19h15M12 27h24M8 34h32"/>`,
  concrete: `<path class="tone inked" d="M4 42V22C4 12 13 6 24 6s20 6 20 16v20H33V27c0-5-4-8-9-8s-9 3-9 8v15z"/><path class="line" d="M24 6v13M9 14l8 8M39 14l-8 8M4 31h11M33 31h11"/>`,
  marble: `<path class="pale inked" d="M13 14h22v24H13z"/><path class="line" d="M18.5 15v23M24 15v23M29.5 15v23"/><path class="tone inked" d="M8 43h32v-5H8zM10 14h28V9H10z"/><circle class="tone inked" cx="10" cy="12" r="5"/><circle class="tone inked" cx="38" cy="12" r="5"/><circle class="line" cx="10" cy="12" r="1.2"/><circle class="line" cx="38" cy="12" r="1.2"/>`,
  bricks: `<path class="tone inked" d="M4 42V31h5V20h6V9h18v11h6v11h5v11z"/><path class="line" d="M15 20h18M9 31h30M24 9v11M19 20v11M29 20v11M14 31v11M24 31v11M34 31v11"/>`,
  sandstone: `<path class="tone inked" d="M8 42l1-25h9l1 25zM29 42l1-25h9l1 25z"/><path class="deep inked" d="M4 17l2-9 18-2 18 2 2 9z"/><path class="line" d="M11 27h5M32 24h5M11 34h4M33 33h4M14 12h8"/>`,
  granite: `<path class="tone inked" d="M6 43V25h36v18H29V35a5 5 0 0 0-10 0v8z"/><path class="deep inked" d="M3 26c4-1 7-4 9-8h24c2 4 5 7 9 8z"/><path class="tone inked" d="M15 18v-5h18v5z"/><path class="deep inked" d="M11 14c3-1 5-3 7-7h12c2 4 4 6 7 7z"/><path class="line" d="M11 31h.1M15 37h.1M34 31h.1M37 38h.1M24 27h.1M10 39h.1"/>`,
};

const events: Drawings = {
  hero: `<path class="pale inked" d="M21 5l3-3 3 3v24h-6z"/><path class="tone inked" d="M14 28h20v5H14zM21 33h6v9h-6z"/><circle class="tone inked" cx="24" cy="43" r="3"/><path class="line" d="M11 8c-5 8-5 17 1 25M37 8c5 8 5 17-1 25"/><path class="deep" d="M9 11c-4 0-5 3-5 5 3 0 5-2 5-5zM8 19c-4 0-5 2-6 4 3 1 6-1 6-4zM39 11c4 0 5 3 5 5-3 0-5-2-5-5zM40 19c4 0 5 2 6 4-3 1-6-1-6-4zM9 27c-3 0-5 1-6 3 3 2 6 0 6-3zM39 27c3 0 5 1 6 3-3 2-6 0-6-3z"/>`,
  olympics: `<path class="tone inked" d="M24 2c1 6 9 8 9 15 0 6-4 9-9 9s-9-3-9-9c0-4 3-6 4-9 2 2 2 4 2 5 3-3 3-7 3-11z"/><path class="pale" d="M24 14c1 3 4 4 4 7 0 2-2 4-4 4s-4-2-4-4c0-3 3-4 4-7z"/><path class="deep inked" d="M13 26h22l-3 6H16z"/><path class="tone inked" d="M18 32h12l-4 14h-4z"/>`,
  fortune: `<circle class="tone inked" cx="24" cy="24" r="20"/><circle class="pale inked" cx="24" cy="24" r="14"/><path class="line" d="M24 10v28M10 24h28M14 14l20 20M34 14L14 34"/><circle class="tone inked" cx="24" cy="24" r="4.5"/>`,
  growth: `<path class="tone inked" d="M4 43V26l9-8 9 8v17z"/><path class="deep inked" d="M18 43V21L30 9l13 12v22z"/><path class="pale inked" d="M26 43V31h8v12z"/><path class="line" d="M9 32h6M9 37h6"/><path class="line" d="M12 4v10M7 9h10"/>`,
  earthquake: `<path class="tone inked" d="M3 20h17l-4 7 6 4-5 11H3z"/><path class="deep inked" d="M26 20h19v22H24l5-11-6-4z"/><path class="line" d="M8 14V6h8v8M30 13l2-8 8 2-2 8"/><path class="line" d="M8 30h4M33 29h6M32 36h8"/>`,
  eruption: `<path class="deep inked" d="M3 43l13-22h16l13 22z"/><path class="tone inked" d="M16 21c2 4 3 1 4 6s2 2 4 8c2-5 2-3 4-8s2-2 4-6z"/><path class="tone inked" d="M22 16l1-8 2 8zM15 16L9 8l9 6zM33 16l6-8-9 6z"/><circle class="tone" cx="17" cy="5" r="2.2"/><circle class="tone" cx="31" cy="4" r="2.2"/>`,
  hunger: `<path class="tone inked" d="M4 24h40c0 10-7 17-15 18H19C11 41 4 34 4 24z"/><ellipse class="pale inked" cx="24" cy="24" rx="20" ry="5"/><path class="line" d="M20 25l3-2M27 25h2"/><path class="line" d="M30 4L18 16M18 4l12 12"/>`,
  barbarians: `<path class="line" d="M13 44L36 6M35 44L12 6"/><path class="tone inked" d="M37 3c5 4 8 9 8 15-6 1-12-1-16-5z"/><path class="tone inked" d="M11 3C6 7 3 12 3 18c6 1 12-1 16-5z"/><circle class="deep inked" cx="24" cy="25" r="3.5"/>`,
};

const pieces: Drawings = {
  city: `<path class="tone inked" d="M4 43V24h9v-7l7-6 7 6v7h4V14l6-8 7 8v29z"/><path class="deep inked" d="M19 43V33a5 5 0 0 1 10 0v10z"/><path class="line" d="M9 30v4M37 20v4M37 30v4M20 20v3"/>`,
  army: `<path class="line" d="M38 45V9"/><path class="deep inked" d="M38 2l4 9h-8z"/><path class="tone inked" d="M5 9c6 0 10-1 13-4 3 3 7 4 13 4v13c0 10-6 17-13 21C11 39 5 32 5 22z"/><circle class="pale inked" cx="18" cy="22" r="6"/><path class="line" d="M18 9v4M18 31v7M8 14h4M24 14h4"/>`,
  fortress: `<path class="tone inked" d="M7 43V18H4V6h7v5h8V6h10v5h8V6h7v12h-3v25z"/><path class="deep inked" d="M19 43V33a5 5 0 0 1 10 0v10z"/><path class="line" d="M7 18h34M15 24v4M33 24v4"/>`,
  general: `<path class="tone inked" d="M10 40V26c0-9 6-15 14-15s14 6 14 15v14h-9V30h-5l-3 4v6z"/><path class="deep inked" d="M24 11c-2-4-6-7-14-7 2-3 8-4 14-2 8 2 14 8 15 16-5-5-10-7-15-7z"/><path class="line" d="M10 27h14"/>`,
  road: `<path class="tone inked" d="M17 4h14l13 40H4z"/><path class="line" d="M15.5 11h17M13 19h22M10.5 28h27M7 37h34M24 4v7M20 11v8M28 11v8M24 19v9M16 28v9M32 28v9M24 37v7M14 37v7M34 37v7"/>`,
  deck: `<rect class="deep inked" x="13" y="4" width="26" height="36" rx="4"/><rect class="tone inked" x="8" y="8" width="26" height="36" rx="4"/><path class="line" d="M21 18l7 8-7 8-7-8z"/>`,
};

export const drawings: Drawings = { ...usual, ...special, ...events, ...pieces };
