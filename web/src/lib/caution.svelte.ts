/** How careful the page is with what somebody chooses; kept on this device. */

import type { Offered } from "./api";

const CLICK = "stammtisch-map-click";
const ASKING = "stammtisch-ask-before";

export const CLICKS = ["acts", "shows"] as const;
export type Click = (typeof CLICKS)[number];
export const ASKINGS = ["always", "wasteful", "never"] as const;
export type Asking = (typeof ASKINGS)[number];

class Caution {
  /** What the first click with a mouse on a map does; a finger always shows first. */
  click = $state<Click>(CLICKS.find((one) => one === localStorage.getItem(CLICK)) ?? "acts");
  /** Before what the page asks. */
  asking = $state<Asking>(ASKINGS.find((one) => one === localStorage.getItem(ASKING)) ?? "wasteful");

  chooseClick(click: Click): void {
    localStorage.setItem(CLICK, click);
    this.click = click;
  }

  chooseAsking(asking: Asking): void {
    localStorage.setItem(ASKING, asking);
    this.asking = asking;
  }

  /** Whether one is asked before an option: always before what costs something or cannot be taken back. */
  asksBefore({ wasteful, barrier, cost }: Pick<Offered, "wasteful" | "barrier" | "cost">): boolean {
    return this.asking === "always" ? wasteful || barrier || cost !== null : this.asking === "wasteful" && wasteful;
  }
}

export const caution = new Caution();
