/** Whether the page explains a game as it goes on, and what it has explained already; both are kept on this device. */

const CHOICE = "stammtisch-explain";
const INTRODUCED = "stammtisch-introduced";

class Explaining {
  /** On until somebody turns it off: what has been introduced once is not introduced again, so a second game is quiet. */
  on = $state(localStorage.getItem(CHOICE) !== "off");

  choose(on: boolean): void {
    localStorage.setItem(CHOICE, on ? "on" : "off");
    this.on = on;
  }

  /** Whether an introduction has been given here, in this page or another. */
  knows(id: string): boolean {
    return introduced().includes(id);
  }

  learn(id: string): void {
    localStorage.setItem(INTRODUCED, [...introduced(), id].join(" "));
  }
}

const introduced = (): string[] => (localStorage.getItem(INTRODUCED) ?? "").split(" ").filter((id) => id !== "");

export const explaining = new Explaining();
