/** The province that the tip tells of: it follows the mouse when that rests, so that one can go to the tip and read it. */

/** Whoever passes over a province on the way to the tip, or leaves it for a moment, keeps what is told. */
const REST_MS = 160;
const LEAVE_MS = 300;

export class Tipping {
  /** Null: nothing is told. */
  at = $state<string | null>(null);

  #wanted: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The mouse is on a province; null: on none. */
  point(id: string | null): void {
    if (id === this.#wanted) {
      return;
    }
    this.#wanted = id;
    clearTimeout(this.#timer);
    if (this.at === null) {
      this.at = id;
    } else {
      this.#timer = setTimeout(() => this.#tell(id), id === null ? LEAVE_MS : REST_MS);
    }
  }

  /** The mouse is on the tip. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#wanted = this.at;
  }

  /** Put the tip away, until another province is pointed at. */
  close(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }

  #tell(id: string | null): void {
    this.at = id;
  }
}
