/** The position as the server tells it; what each key means stands in `games/era/position.py`. */

import type { TableStore } from "../../lib/table.svelte";

export interface ProvinceState {
  owner?: number;
  /** Vassals on land, fleets at sea, by seat. */
  cubes?: Readonly<Record<string, number>>;
  city?: number;
  post?: number;
  battlefield?: 1 | 2;
  hamlet?: true;
  stack?: readonly number[];
  used?: true;
  in_army?: true;
}

export interface SeatFigures {
  prices: Readonly<Record<string, { thalers: number; missing: readonly string[] } | null>>;
  /** Luxury goods, cities, improvements: what there is and what the next era asks for. */
  next_era: { have: readonly number[]; needed: readonly number[]; least: number; possible: boolean } | null;
  trade: number;
  /** Thalers, morale fields and influence for a leader on Taxes. */
  taxes: readonly [number, number, number];
  expansion: number;
  /** Morale fields and influence that the next round costs. */
  fall: readonly [number, number];
  army: number;
  city_limit: number;
  goods: Readonly<Record<string, { n: number; unused: number }>>;
}

export interface Standing {
  card: string;
  own: boolean;
  counts: Readonly<Record<string, number>>;
  first: readonly number[];
  second: readonly number[];
}

export interface Offer {
  number: number;
  offer: string;
  from: number;
  to: number;
  thalers: number;
  treaties: number;
  ask_thalers: number;
  ask_treaties: number;
  /** How the viewer can answer it or take it back, in the notation. */
  actions: Readonly<Partial<Record<"accept" | "refuse" | "withdraw", string>>>;
}

export interface PromiseMade {
  number: number;
  from: number;
  to: number;
  promise: string;
  /** A seat for an attack, a province for a promise about a sea. */
  subject: number | string | null;
  /** Thalers or vassals. */
  amount: number;
  due: number;
  state: string;
}

/** A procedure on the agenda: its fields are those of its class. */
export type Procedure = Readonly<Record<string, unknown>> & { kind: string; stage: string };

export interface Tribe {
  seat: number;
  tribe: string | null;
  thalers: number;
  influence: number;
  morale: number;
  morale_value: number;
  era: string;
  improvements: Readonly<Record<string, number>>;
  food: number;
  free: number;
  cities: number;
  leaders: number;
  ready: number;
  army: number;
  treaties: number;
  activated: readonly string[];
  passed: boolean;
  revolted: boolean;
  peace: boolean;
  card: boolean;
  place: number;
  parade: number;
  at_cities: readonly number[];
  grey: number;
  legions: number;
  militia: number;
  hamlets: number;
  spent: number;
  hunger_aside: number;
  goals: readonly string[];
  figures: SeatFigures | null;
}

export interface EraPosition {
  seat: number | null;
  variant: string;
  round: number;
  stage: string;
  /** The step of the round, or `set_up`, or `scoring`. */
  step: string;
  order: readonly number[];
  players: readonly Tribe[];
  provinces: Readonly<Record<string, ProvinceState>>;
  own: { card: string | null; rejected: string | null; hamlets: readonly string[] } | null;
  standings: readonly Standing[];
  pile: number;
  box: number;
  ring: { owner: number; round: number } | null;
  researched: Readonly<Record<string, number>>;
  reached: string;
  supply: Readonly<Record<string, number>>;
  alliances: readonly (readonly [number, number])[];
  offers: readonly Offer[];
  promises: readonly PromiseMade[];
  wiped: readonly number[];
  ended_by: string | null;
  scene: readonly Procedure[];
}

export const positionOf = (store: TableStore): EraPosition | null =>
  (store.view?.position ?? null) as EraPosition | null;

/** Whether an offer waits for the viewer's answer. */
export const answerable = ({ actions }: Offer): boolean => actions.accept !== undefined || actions.refuse !== undefined;
