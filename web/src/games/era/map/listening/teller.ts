/** Answers about the map in sentences, beyond what one province says of itself. */

import type { TableStore } from "../../../../lib/table.svelte";
import { promiseMade } from "../../acting/promised";
import { type EraPosition, positionOf } from "../../position";
import type { Hexagon, Province } from "../board";
import type { Describer } from "../describe";
import { regionsOf } from "../regions";
import { type Area, areasOf, type Holding } from "./areas";
import { bordersFrom, directionTo, ring } from "./ground";
import { armiesNear, type Front, frontier, type Near, piecesIn } from "./holders";

type Provinces = ReadonlyMap<string, Province>;

export class Teller {
  constructor(
    private readonly store: TableStore,
    private readonly describer: Describer,
    private readonly provinces: Provinces,
    private readonly hexagons: readonly Hexagon[],
  ) {}

  name = (id: string): string => this.provinces.get(id)?.name ?? id;

  /** What binds the reader and the owner to each other, and which pieces of others stand next to a province. */
  tiesAndThreats(province: Province): string {
    const { position } = this;
    if (position === null) {
      return "";
    }
    const near = armiesNear(position, province, this.provinces);
    const threats =
      near.length === 0
        ? this.#text("client-map-no-threat")
        : this.#text("client-map-threats", { armies: near.map((army) => this.#army(province, army)).join(", ") });
    return [...this.#ties(position, province), threats].join(" ");
  }

  #ties(position: EraPosition, { id }: Province): string[] {
    const owner = position.provinces[id]?.owner;
    const { seat } = position;
    if (owner === undefined || seat === null || owner === seat) {
      return [];
    }
    const both = (one: number, other: number): boolean => [one, other].includes(owner) && [one, other].includes(seat);
    const who = this.describer.who(owner);
    const ties = [
      ...position.alliances
        .filter(([one, other]) => both(one, other))
        .map(() => this.#text("client-map-allied", { who })),
      ...position.promises
        .filter(({ from, to, state }) => state === "open" && both(from, to))
        .map((made) => `${this.store.tell(promiseMade(made))}.`),
      ...position.offers
        .filter(({ from, to }) => both(from, to))
        .map(() => this.#text("client-map-offer-open", { who })),
    ];
    return ties.length === 0 ? [this.#text("client-map-no-ties", { who })] : ties;
  }

  #army({ neighbours }: Province, { id, seat, n }: Near): string {
    const link = neighbours.find((one) => one.id === id);
    const place = link === undefined ? this.name(id) : this.describer.neighbour(id, link.border, link.cost);
    return this.#text("client-map-threat", { who: this.#whose(seat), units: this.#units(id, n), place });
  }

  /** Land and sea in the second ring around a province, by owner. */
  further(province: Province): string {
    const groups = this.describer.byOwner(ring(province.id, 2, this.provinces));
    return this.#text("client-map-around-two", { name: province.name, groups });
  }

  /** All of the frontier, by whom it faces. */
  frontier(): string {
    const fronts = this.fronts();
    if (fronts.length === 0) {
      return this.#text("client-map-no-frontier");
    }
    const seats = [...new Set(fronts.flatMap(({ facing }) => [...facing.keys()]))].sort((a, b) => a - b);
    const told = seats.map((seat) => {
      const theirs = new Set(fronts.flatMap(({ facing }) => facing.get(seat) ?? []));
      const ours = fronts.filter(({ facing }) => facing.has(seat)).map(({ id }) => this.name(id));
      return this.#text("client-map-frontier-with", {
        who: this.describer.who(seat),
        own: this.store.words.list(ours),
        theirs: [...theirs].map((id) => this.#held(id, seat)).join(", "),
      });
    });
    return [this.#text("client-map-frontier", { n: fronts.length }), ...told].join(" ");
  }

  /** What of others lies next to one province of the frontier. */
  facing({ facing }: Front): string {
    const seats = [...facing].sort(([a], [b]) => a - b);
    return seats
      .map(([seat, places]) =>
        this.#text("client-map-facing", {
          who: this.describer.who(seat),
          theirs: places.map((id) => this.#held(id, seat)).join(", "),
        }),
      )
      .join(" ");
  }

  fronts(): Front[] {
    const { position } = this;
    return position === null ? [] : frontier(position, this.provinces, position.seat);
  }

  areas(): Area[] {
    const { position } = this;
    return position === null ? [] : areasOf(regionsOf(this.hexagons, [...this.provinces.values()]), position);
  }

  /** Who holds how much of a hexagon. */
  area({ name, provinces, holdings }: Area): string {
    const held = holdings.map((holding) => this.#holding(holding)).join(", ");
    return this.#text("client-map-area", { name, n: provinces.length, held });
  }

  #holding({ seat, provinces, pieces }: Holding): string {
    const who = seat === null ? this.#text("client-map-nobody") : this.#whose(seat);
    return this.#text("client-map-area-held", { who, provinces, pieces });
  }

  /** How far and where one province lies from another. */
  distance(from: string, to: string): string {
    const [here, there] = [this.provinces.get(from), this.provinces.get(to)];
    if (here === undefined || there === undefined) {
      return "";
    }
    const n = bordersFrom(from, this.provinces).get(to);
    if (from === to) {
      return this.#text("client-map-here", { name: there.name });
    }
    const direction = this.#text(directionTo(here, there));
    return n === undefined
      ? this.#text("client-map-away-apart", { name: there.name, direction })
      : this.#text("client-map-away", { name: there.name, n, direction });
  }

  get position(): EraPosition | null {
    return positionOf(this.store);
  }

  /** A province with the pieces that a seat has there. */
  #held(id: string, seat: number): string {
    const n = this.position === null ? 0 : (new Map(piecesIn(this.position, id)).get(seat) ?? 0);
    return n === 0 ? this.name(id) : `${this.name(id)} (${this.#units(id, n)})`;
  }

  #units(id: string, n: number): string {
    return this.#text(this.provinces.get(id)?.kind === "sea" ? "era-units-fleet" : "era-units-vassal", { n });
  }

  #whose = (seat: number): string =>
    seat === this.store.view?.me ? this.#text("client-map-you") : this.store.name(seat);

  #text(id: string, args: Record<string, string | number> = {}): string {
    return this.store.words.text(id, args);
  }
}
