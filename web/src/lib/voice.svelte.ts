/** What of all that happens is read aloud by itself; kept on this device. Whatever is asked for is always answered. */

const AMOUNT = "stammtisch-voice";
const MUTED = "stammtisch-muted";

export const AMOUNTS = ["everything", "important", "nothing"] as const;
export type Amount = (typeof AMOUNTS)[number];

const keptAmount = (): Amount => AMOUNTS.find((one) => one === localStorage.getItem(AMOUNT)) ?? "everything";
const keptMuted = (): string[] => (localStorage.getItem(MUTED) ?? "").split(" ").filter((topic) => topic !== "");

class Voice {
  amount = $state<Amount>(keptAmount());
  /** The topics that are not read aloud. */
  #muted = $state.raw<readonly string[]>(keptMuted());

  choose(amount: Amount): void {
    localStorage.setItem(AMOUNT, amount);
    this.amount = amount;
  }

  isMuted(topic: string): boolean {
    return this.#muted.includes(topic);
  }

  mute(topic: string, muted: boolean): void {
    const others = this.#muted.filter((other) => other !== topic);
    this.#muted = muted ? [...others, topic] : others;
    localStorage.setItem(MUTED, this.#muted.join(" "));
  }

  /** Whether something that happens is read aloud. */
  reads(topic: string, important: boolean): boolean {
    return !this.isMuted(topic) && (this.amount === "everything" || (this.amount === "important" && important));
  }
}

export const voice = new Voice();
