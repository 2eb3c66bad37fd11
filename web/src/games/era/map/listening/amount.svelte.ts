/** How much is told of a province that one comes to; kept on this device. */

const KEY = "stammtisch-era-told";

/** From little to much. */
export const AMOUNTS = ["brief", "normal", "full"] as const;
export type Amount = (typeof AMOUNTS)[number];

class Telling {
  amount = $state<Amount>(AMOUNTS.find((one) => one === localStorage.getItem(KEY)) ?? "normal");

  choose(amount: Amount): void {
    localStorage.setItem(KEY, amount);
    this.amount = amount;
  }

  /** The next amount, after the last the first. */
  next(): Amount {
    this.choose(AMOUNTS[(AMOUNTS.indexOf(this.amount) + 1) % AMOUNTS.length] ?? "normal");
    return this.amount;
  }
}

export const telling = new Telling();
