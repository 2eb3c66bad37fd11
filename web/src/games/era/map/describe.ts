/** A province in words: for its card and for the voice. */

import type { TableStore } from "../../../lib/table.svelte";
import { type ProvinceState, positionOf } from "../position";
import type { Border, Province } from "./board";
import { fightsOf } from "./fights";
import type { Amount } from "./listening/amount.svelte";

const BORDERS: Readonly<Record<Border, string>> = {
  land: "client-map-border-land",
  coast: "client-map-border-coast",
  sea: "client-map-border-sea",
  strait: "client-map-border-strait",
};

/** So many neighbours are named in short. */
const MOST_AROUND = 6;

export class Describer {
  constructor(
    private readonly store: TableStore,
    /** The provinces in play, by id. */
    private readonly provinces: ReadonlyMap<string, Province>,
    private readonly threeHomes: boolean,
  ) {}

  stateOf(id: string): ProvinceState | undefined {
    return positionOf(this.store)?.provinces[id];
  }

  home(province: Province): string | null {
    return province.home_inferred && !this.threeHomes ? null : province.home;
  }

  /** A player with the tribe, as far as there is one. */
  who(seat: number): string {
    const tribe = positionOf(this.store)?.players[seat]?.tribe ?? null;
    const name = this.store.name(seat);
    return tribe === null ? name : `${name}, ${this.store.words.text(`era-tribe-${tribe}`)}`;
  }

  terrain({ terrain }: Province): string {
    return this.store.words.text(`era-terrain-${terrain ?? "water"}`);
  }

  owner(province: Province): string {
    const { words } = this.store;
    const { owner, hamlet } = this.stateOf(province.id) ?? {};
    if (owner === undefined && hamlet === true) {
      return words.text("client-map-barbarians");
    }
    if (owner === undefined) {
      return words.text(province.kind === "sea" ? "client-map-open-sea" : "client-map-nobody");
    }
    return owner === this.store.view?.me ? words.text("client-map-yours") : this.who(owner);
  }

  /** What kind of ground it is and whose: of the open sea the one says the other. */
  groundAndOwner(province: Province): string[] {
    const { owner } = this.stateOf(province.id) ?? {};
    const open = province.kind === "sea" && owner === undefined;
    return open ? [this.owner(province)] : [this.terrain(province), this.owner(province)];
  }

  /** A player, and whether it is the reader, as arguments of a message. */
  private whose(seat: number): { who: string; you: "yes" | "no" } {
    return { who: this.store.name(seat), you: seat === this.store.view?.me ? "yes" : "no" };
  }

  /** Everything that stands there, one entry each. */
  pieces(province: Province): string[] {
    return [...this.units(province), ...this.towns(province)];
  }

  /** Vassals and fleets, one entry for each player. */
  units(province: Province): string[] {
    const { words } = this.store;
    const unit = province.kind === "sea" ? "era-units-fleet" : "era-units-vassal";
    return Object.entries(this.stateOf(province.id)?.cubes ?? {}).map(([seat, n]) =>
      words.text("client-map-troops", { ...this.whose(Number(seat)), units: words.text(unit, { n }) }),
    );
  }

  /** Cities and trade posts. */
  towns(province: Province): string[] {
    const { words } = this.store;
    const state = this.stateOf(province.id) ?? {};
    const found: string[] = [];
    if (state.city !== undefined) {
      found.push(words.text("client-map-city-of", this.whose(state.city)));
    }
    if (state.post !== undefined) {
      found.push(words.text("client-map-post-of", this.whose(state.post)));
    }
    return found;
  }

  /** What is printed or lies there, one entry each. */
  signs(province: Province): string[] {
    const { words } = this.store;
    const state = this.stateOf(province.id) ?? {};
    const home = this.home(province);
    const position = positionOf(this.store);
    const { now, later } = position === null ? { now: null, later: [] } : fightsOf(position);
    const found: string[] = [];
    if (now === province.id) {
      found.push(words.text("client-map-fight-now"));
    }
    if (later.includes(province.id)) {
      found.push(words.text("client-map-fight-later"));
    }
    if (home !== null) {
      found.push(words.text("client-map-home-of", { tribe: words.text(`era-tribe-${home}`) }));
    }
    if (state.battlefield !== undefined) {
      found.push(words.text("client-map-battlefield", { n: state.battlefield }));
    }
    if (state.hamlet === true) {
      found.push(words.text("client-map-hamlet"));
    }
    if (!province.dot) {
      found.push(words.text("client-map-no-dot"));
    }
    return found;
  }

  /** The good and the food that lie there. */
  goods(province: Province): string[] {
    return [...this.good(province), ...this.food(province)];
  }

  /** The same but for what the terrain says already: land of grain bears grain. */
  yields(province: Province): string[] {
    return [...this.good(province), ...(province.food === province.terrain ? [] : this.food(province))];
  }

  private good({ id, goods }: Province): string[] {
    if (goods === null) {
      return [];
    }
    const { words } = this.store;
    const state = this.stateOf(id);
    const kind = goods === "horse" || goods === "ore" ? "military" : "luxury";
    const used = state?.in_army === true ? "army" : state?.used === true ? "used" : "free";
    return [words.text("client-map-good", { good: words.text(`era-${kind}-${goods}`), used })];
  }

  private food({ food }: Province): string[] {
    return food === null ? [] : [this.store.words.text(food === "fish" ? "client-map-fish" : "client-map-grain")];
  }

  neighbour(id: string, border: Border, cost: number): string {
    const { words } = this.store;
    const name = this.provinces.get(id)?.name ?? id;
    return words.text(BORDERS[border], { name, cost });
  }

  /** `wayTo`: what the way of a chosen piece to each costs, if there is one. */
  neighbours(province: Province, wayTo: (id: string) => string = () => ""): string[] {
    return province.neighbours.map(({ id, border, cost }) =>
      [this.neighbour(id, border, cost), wayTo(id).replace(/\.$/, "")].filter((part) => part !== "").join(": "),
    );
  }

  /** The answer to a digit; `here`: what can be done there, `ties`: what binds and threatens, `wayTo`: what ways cost. */
  about(
    province: Province,
    category: number,
    here: readonly string[],
    ties: string,
    wayTo: (id: string) => string = () => "",
  ): string {
    const { words } = this.store;
    const listed = (items: readonly string[]): string =>
      items.length === 0 ? words.text("client-map-nothing-there") : items.join(", ");
    const answers = [
      [this.owner(province), ...this.towns(province)].join(", "),
      listed(this.units(province)),
      listed(this.goods(province)),
      this.neighbours(province, wayTo).join("; "),
      ties,
      listed(this.signs(province)),
      here.length === 0 ? words.text("client-map-can-nothing") : listed(here),
    ];
    return `${province.name}: ${answers[category - 1] ?? words.text("client-map-no-digit")}`;
  }

  /** All of a province in one breath. */
  whole(province: Province): string {
    const [ground = "", ...owner] = this.groundAndOwner(province);
    const parts = [...this.pieces(province), ...this.yields(province), ...this.signs(province)];
    return this.sentences([`${province.name}, ${ground}`, ...owner, ...parts]);
  }

  private sentences(parts: readonly string[]): string {
    const { language } = this.store.words;
    return parts.map((part) => `${part.slice(0, 1).toLocaleUpperCase(language)}${part.slice(1)}.`).join(" ");
  }

  /** A province as one comes to it: in short, as usual, or with its neighbours. */
  told(province: Province, amount: Amount): string {
    if (amount === "brief") {
      return this.sentences([province.name, this.owner(province), ...this.units(province)]);
    }
    const whole = this.whole(province);
    return amount === "normal" ? whole : `${whole} ${this.neighbours(province).join(", ")}.`;
  }

  /** The names of the provinces around, of the first of many. */
  around({ neighbours }: Province): string {
    const names = neighbours.slice(0, MOST_AROUND).map(({ id }) => this.provinces.get(id)?.name ?? id);
    const more = neighbours.length - names.length;
    return this.store.words.text("client-map-next-to", { names: names.join(", "), more });
  }

  /** The provinces around, by who holds them. */
  surroundings(province: Province): string {
    const groups = this.byOwner(province.neighbours.map(({ id }) => id));
    return this.store.words.text("client-map-around", { name: province.name, groups });
  }

  /** Provinces by who holds them. */
  byOwner(ids: readonly string[]): string {
    const { words } = this.store;
    const groups = new Map<string, string[]>();
    for (const other of ids.flatMap((id) => this.provinces.get(id) ?? [])) {
      const owner = this.owner(other);
      groups.set(owner, [...(groups.get(owner) ?? []), other.name]);
    }
    const told = Array.from(groups, ([owner, names]) =>
      words.text("client-map-around-group", { owner, names: words.list(names) }),
    );
    return told.length === 0 ? words.text("client-map-nothing-there") : told.join("; ");
  }
}
