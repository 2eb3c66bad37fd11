/** What the keys of the map do for whoever listens: going through provinces, marks, the way back, answers. */

import type { TableStore } from "../../../../lib/table.svelte";
import type { Direction } from "../arrows";
import { type Arrows, OPPOSITE } from "../arrows";
import type { Province } from "../board";
import type { Describer } from "../describe";
import type { MapCommand, Tour } from "../keys";
import { type Amount, telling } from "./amount.svelte";
import { byDistance, clockwise } from "./ground";
import { freeLand, othersPlaces } from "./holders";
import { mark, marksOf } from "./marks";
import type { Teller } from "./teller";

/** So many places of the way one has come are kept. */
const KEPT = 100;
const CAN_DO = 7;

/** What the board knows. All of it is asked for when a key is pressed. */
export interface Heard {
  store: TableStore;
  describer: () => Describer;
  teller: () => Teller;
  provinces: () => ReadonlyMap<string, Province>;
  arrows: () => Arrows;
  cursor: () => string;
  /** The piece that is chosen to go. */
  start: () => string | null;
  targets: () => readonly string[];
  /** Where the pieces are that can go now. */
  starts: () => readonly string[];
  mine: () => readonly string[];
  /** What the way of the chosen piece to a province costs; empty if none is chosen, or none leads there. */
  wayTo: (id: string) => string;
  /** What can be done at the cursor, and if that is nothing, why. */
  here: () => Promise<{ options: readonly string[]; reason: string }>;
  go: (id: string) => void;
  say: (text: string) => void;
}

interface Touring {
  tour: Tour;
  /** Where it began. */
  anchor: string;
  ids: readonly string[];
}

export class Listener {
  #come: string[] = [];
  /** What the next digit is for. */
  #pending: "mark" | "goTo" | null = null;
  #touring: Touring | null = null;
  /** The command before this one. */
  #before: MapCommand["kind"] | null = null;

  constructor(private readonly heard: Heard) {}

  /** Do what a key asks; false: it is not for the ear. */
  run(command: MapCommand): boolean {
    const [pending, touring, before] = [this.#pending, this.#touring, this.#before];
    this.#pending = null;
    this.#touring = null;
    this.#before = command.kind;
    switch (command.kind) {
      case "move":
        this.#move(command.direction);
        return true;
      case "tour":
        this.#tour(command.tour, command.step, touring?.tour === command.tour ? touring : null);
        return true;
      case "digit":
        this.#digit(command.digit, pending);
        return true;
      case "around":
        this.#around(before === "around");
        return true;
      case "mark":
      case "goTo":
        this.#ask(command.kind);
        return true;
      case "previous":
        this.#back();
        return true;
      case "distance":
        this.#distance();
        return true;
      case "amount":
        this.#say(TOLD[telling.next()]);
        return true;
      case "home":
        this.#home();
        return false;
      default:
        return false;
    }
  }

  /** Go to a province, to which one can come back from the next. */
  go(id: string): void {
    const from = this.heard.cursor();
    if (id !== from) {
      this.#come = [...this.#come, from].slice(-KEPT);
    }
    this.heard.go(id);
  }

  #move(direction: Direction): void {
    const { heard } = this;
    const from = heard.cursor();
    const next = heard.arrows().get(from)?.[direction];
    if (next === undefined) {
      this.#say("client-map-edge");
      return;
    }
    this.go(next);
    if (heard.arrows().get(next)?.[OPPOSITE[direction]] !== from) {
      this.#say("client-map-one-way", { name: this.#name(from) });
    }
  }

  #tour(tour: Tour, step: 1 | -1, going: Touring | null): void {
    const { heard } = this;
    if (tour === "frontier" && going === null && heard.teller().fronts().length > 0) {
      this.#touring = {
        tour,
        anchor: "",
        ids: heard
          .teller()
          .fronts()
          .map(({ id }) => id),
      };
      heard.say(heard.teller().frontier());
      return;
    }
    const touring = going ?? { tour, anchor: heard.cursor(), ids: this.#stops(tour) };
    const { ids, anchor } = touring;
    if (ids.length === 0) {
      this.#say(NONE[tour]);
      return;
    }
    const at = ids.indexOf(heard.cursor());
    const stays = (tour === "area" && going === null) || (anchor === "" && at >= 0);
    const next = stays ? at : at < 0 ? (step > 0 ? 0 : ids.length - 1) : (at + step + ids.length) % ids.length;
    const id = ids[next] ?? heard.cursor();
    if (going === null || anchor === "") {
      this.go(id);
    } else {
      heard.go(id);
    }
    this.#touring = { ...touring, anchor: anchor === "" ? id : anchor };
    this.#sayStop(this.#touring, id, next);
  }

  /** Where a tour leads, in its order. */
  #stops(tour: Tour): readonly string[] {
    const { heard } = this;
    const [provinces, position] = [heard.provinces(), heard.teller().position];
    const here = provinces.get(heard.cursor());
    switch (tour) {
      case "target":
        return heard.targets();
      case "own":
        return heard.starts().length > 0 ? heard.starts() : heard.mine();
      case "frontier":
        return heard
          .teller()
          .fronts()
          .map(({ id }) => id);
      case "neighbour":
        return here === undefined ? [] : clockwise(here, provinces);
      case "others":
        return position === null ? [] : this.#nearest(othersPlaces(position, provinces, position.seat));
      case "free":
        return position === null ? [] : this.#nearest(freeLand(position, provinces));
      case "area":
        return this.#areaStops(here);
    }
  }

  /** The nearest first; where one is already is no place to go to. */
  #nearest(wanted: readonly string[]): string[] {
    const from = this.heard.cursor();
    return byDistance(from, wanted, this.heard.provinces()).filter((id) => id !== from);
  }

  /** One province of each hexagon, the nearest first: where one is, then mine, then any. */
  #areaStops(here: Province | undefined): string[] {
    const mine = new Set(this.heard.mine());
    const stops = this.heard
      .teller()
      .areas()
      .map(({ provinces }) => {
        const ids = provinces.map(({ id }) => id);
        return (here !== undefined && ids.includes(here.id) ? here.id : ids.find((id) => mine.has(id))) ?? ids[0] ?? "";
      });
    return byDistance(this.heard.cursor(), stops, this.heard.provinces());
  }

  #sayStop({ tour, ids, anchor }: Touring, id: string, at: number): void {
    const { heard } = this;
    const place = { n: at + 1, total: ids.length };
    if (tour === "target") {
      return; // the province says so itself
    }
    if (tour === "own") {
      this.#say(heard.starts().length > 0 ? "client-map-stop-piece" : "client-map-stop-own", place);
    } else if (tour === "frontier") {
      const front = heard
        .teller()
        .fronts()
        .find((one) => one.id === id);
      this.#say("client-map-stop-frontier", {
        ...place,
        facing: front === undefined ? "" : heard.teller().facing(front),
      });
    } else if (tour === "neighbour") {
      this.#say("client-map-stop-neighbour", {
        ...place,
        away: heard.teller().distance(anchor, id),
        name: this.#name(anchor),
      });
    } else if (tour === "area") {
      const area = heard
        .teller()
        .areas()
        .find(({ provinces }) => provinces.some((one) => one.id === id));
      this.#say("client-map-stop-area", { ...place, told: area === undefined ? "" : heard.teller().area(area) });
    } else {
      this.#say("client-map-stop-far", {
        ...place,
        away: heard.teller().distance(anchor, id),
        name: this.#name(anchor),
      });
    }
  }

  #digit(digit: number, pending: "mark" | "goTo" | null): void {
    const { heard } = this;
    const { table } = heard.store;
    const [cursor, marked] = [heard.cursor(), marksOf(table).get(digit)];
    if (pending === "mark") {
      mark(table, digit, cursor);
      this.#say("client-map-marked", { digit, name: this.#name(cursor) });
    } else if (pending === "goTo" && marked !== undefined && heard.provinces().has(marked)) {
      this.go(marked);
      this.#say("client-map-mark-here", { digit, name: this.#name(marked) });
    } else if (pending === "goTo") {
      this.#say("client-map-no-mark", { digit });
    } else {
      void this.#about(digit);
    }
  }

  /** Tell of the province at the cursor. */
  async #about(digit: number): Promise<void> {
    const { heard } = this;
    const province = heard.provinces().get(heard.cursor());
    if (province === undefined) {
      return;
    }
    const { options, reason } = digit === CAN_DO ? await heard.here() : { options: [], reason: "" };
    const ties = heard.teller().tiesAndThreats(province);
    heard.say(`${heard.describer().about(province, digit, options, ties, heard.wayTo)} ${reason}`.trim());
  }

  #around(again: boolean): void {
    const { heard } = this;
    const province = heard.provinces().get(heard.cursor());
    if (province !== undefined) {
      heard.say(again ? heard.teller().further(province) : heard.describer().surroundings(province));
    }
    if (again) {
      this.#before = null;
    }
  }

  /** Wait for the digit of a mark. */
  #ask(wanted: "mark" | "goTo"): void {
    const marks = this.#marks();
    if (wanted === "goTo" && marks === "") {
      this.#say("client-map-no-marks");
      return;
    }
    this.#pending = wanted;
    this.#say(wanted === "mark" ? "client-map-mark-which" : "client-map-go-which", {
      name: this.#name(this.heard.cursor()),
      marks,
    });
  }

  #marks(): string {
    return Array.from(marksOf(this.heard.store.table), ([digit, id]) => `${digit} ${this.#name(id)}`).join(", ");
  }

  #back(): void {
    const last = this.#come.at(-1);
    this.#come = this.#come.slice(0, -1);
    if (last === undefined) {
      this.#say("client-map-no-way-back");
    } else {
      this.heard.go(last);
    }
  }

  /** How far it is to the piece that is chosen, to the first legal target nearby, and to each mark. */
  #distance(): void {
    const { heard } = this;
    const from = heard.cursor();
    const tell = (id: string): string => heard.teller().distance(from, id);
    const start = heard.start();
    const [target] = this.#nearest(heard.targets());
    const told = [
      ...(start === null || start === from ? [] : [this.#text("client-map-far-piece", { away: tell(start) })]),
      ...(target === undefined ? [] : [this.#text("client-map-far-target", { away: tell(target) })]),
      ...Array.from(marksOf(heard.store.table), ([digit, id]) =>
        this.#text("client-map-far-mark", { digit, away: tell(id) }),
      ),
    ];
    heard.say(told.length === 0 ? this.#text("client-map-no-marks") : told.join(" "));
  }

  /** The home of my tribe: where my city stands if there are several, or else what is mine. */
  #home(): void {
    const { heard } = this;
    const mine = heard.mine();
    const { position } = heard.teller();
    const tribe = position?.players.find(({ seat }) => seat === position.seat)?.tribe ?? null;
    const homes = [...heard.provinces().values()]
      .filter((province) => tribe !== null && heard.describer().home(province) === tribe)
      .map(({ id }) => id);
    const city = (id: string): boolean => position?.provinces[id]?.city === position?.seat;
    const owned = homes.filter((id) => mine.includes(id));
    const home = owned.find(city) ?? owned[0] ?? homes[0] ?? mine[0];
    if (home === undefined) {
      this.#say("client-map-no-own");
    } else {
      this.go(home);
      this.#say(homes.includes(home) ? "client-map-at-home" : "client-map-at-own", { name: this.#name(home) });
    }
  }

  #name = (id: string): string => this.heard.provinces().get(id)?.name ?? id;

  #text(id: string, args: Record<string, string | number> = {}): string {
    return this.heard.store.words.text(id, args);
  }

  #say(id: string, args: Record<string, string | number> = {}): void {
    this.heard.say(this.#text(id, args));
  }
}

const TOLD: Readonly<Record<Amount, string>> = {
  brief: "client-map-told-brief",
  normal: "client-map-told-normal",
  full: "client-map-told-full",
};

const NONE: Readonly<Record<Tour, string>> = {
  target: "client-map-no-targets",
  own: "client-map-no-own",
  others: "client-map-no-others",
  free: "client-map-no-free",
  frontier: "client-map-no-frontier",
  neighbour: "client-map-no-neighbours",
  area: "client-map-no-area",
};
