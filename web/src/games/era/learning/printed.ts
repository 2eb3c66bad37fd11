/** What the reference card shows of the printed figures, as `games/era/reference.py` tells them. */

export interface Step {
  step: string;
  /** The stages of the game that belong to it. */
  stages: readonly string[];
}

export type Part = "set_up" | "round" | "expansion" | "battle";

type ByLevel = readonly number[];
type Length = "normal" | "long";

interface Goals {
  /** By number of players, one to six. */
  glorious: readonly number[];
  technological: number;
  dominating: number;
}

export interface Tables {
  tax_yield: { by_cities: readonly number[] };
  movement: { fleet: ByLevel; vassal: Readonly<Record<string, ByLevel>> };
  prices: Readonly<Record<"fleet" | "army" | "improvement" | "straggler" | "half" | "surcharge", ByLevel>>;
  improvements: Readonly<
    Record<
      "city_limit" | "agriculture_food" | "culture_ip" | "culture_morale" | "circuses_bonus" | "commerce_marker",
      ByLevel
    >
  >;
  eras: Readonly<Record<"luxury_goods" | "cities" | "improvements" | "morale", readonly number[]>>;
  goals: Readonly<Record<Length, Goals>>;
  parade: Readonly<Record<Length, readonly number[]>>;
}

export interface Doubts {
  tables: readonly { word: string; source: "inferred" | "designed" }[];
  /** How many of so many provinces have a doubtful value. */
  map: readonly { word: string; n: number; all: number }[];
}

/** Table options by name. */
export type Options = Readonly<Record<string, string | number>>;

export interface Printed {
  tables: Tables;
  /** What holds where a table has not chosen. */
  defaults: Options;
  course: Readonly<Record<Part, readonly Step[]>>;
  doubts: Doubts;
  /** What an owner of the printed game has laid over these figures. */
  laid: { hash: string; tables: Tables; doubts: Doubts } | null;
}

/** What a table has for each level, the start first: a message, the figures, and the doubt about them if there is one. */
export interface Row {
  word: string;
  figures: ByLevel;
  doubt?: string;
}

/** The rows of prices and gains, for a table that plays with these options. */
export function rowsByLevel({ prices, movement, improvements }: Tables, options: Options): Row[] {
  return [
    { word: "client-era-learn-level-improvement", figures: prices.improvement },
    { word: "client-era-learn-level-straggler", figures: prices.straggler },
    { word: "client-era-learn-level-half", figures: prices.half },
    {
      word: "client-era-learn-level-surcharge",
      figures: prices.surcharge,
      doubt: `branches-${String(options.branches).replace("_", "-")}`,
    },
    { word: "client-era-learn-level-army", figures: prices.army },
    {
      word: "client-era-learn-level-vassal",
      figures: movement.vassal[String(options.vassal_mp)] ?? [],
      doubt: "movement-vassal",
    },
    { word: "client-era-learn-level-fleet", figures: prices.fleet },
    { word: "client-era-learn-level-sailing", figures: movement.fleet },
    { word: "client-era-learn-level-cities", figures: improvements.city_limit },
    { word: "client-era-learn-level-food", figures: improvements.agriculture_food },
    { word: "client-era-learn-level-influence", figures: improvements.culture_ip },
    { word: "client-era-learn-level-morale", figures: improvements.culture_morale },
    { word: "client-era-learn-level-circuses", figures: improvements.circuses_bonus },
    { word: "client-era-learn-level-trade", figures: improvements.commerce_marker },
  ];
}

/** What is paid otherwise: the message that names it, and the one that says how much. */
export const COSTS = [
  ["client-era-learn-cost-city", "client-era-learn-cost-city-is"],
  ["client-era-learn-cost-leader", "client-era-learn-cost-leader-is"],
  ["client-era-learn-cost-early", "client-era-learn-cost-early-is"],
  ["client-era-learn-cost-post", "client-era-learn-cost-post-is"],
  ["client-era-learn-cost-province", "client-era-learn-cost-province-is"],
  ["client-era-learn-cost-enforce", "client-era-learn-cost-enforce-is"],
  ["client-era-learn-cost-colony", "client-era-learn-cost-colony-is"],
  ["client-era-learn-cost-conquest", "client-era-learn-cost-conquest-is"],
  ["client-era-learn-cost-peace", "client-era-learn-cost-peace-is"],
] as const;
