/** Sitting down at a table: the name goes to the server first, so that a lost answer can be asked for again. */

import { onMount } from "svelte";
import { api } from "../lib/api";
import { explain } from "../lib/explain";
import type { People } from "../lib/people.svelte";

export class Joining {
  name = $state("");
  problem = $state<string | null>(null);
  busy = $state(false);

  constructor(private readonly people: People) {
    onMount(() => {
      // A name that cannot be had is only not filled in.
      api.me().then(
        (me) => {
          this.name = this.name === "" ? (me.name ?? "") : this.name;
        },
        () => undefined,
      );
    });
  }

  async claim(seat: number): Promise<void> {
    if (this.busy) {
      return;
    }
    this.busy = true;
    const name = this.name.trim();
    try {
      await api.callMe(name);
      if (!(await this.people.ask({ path: "claim", body: { seat, name } }))) {
        this.problem = this.people.problem;
      }
    } catch (error) {
      this.problem = explain(error, this.people.words);
    } finally {
      this.busy = false;
    }
  }
}
