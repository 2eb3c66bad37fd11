import { afterEach, expect, test, vi } from "vitest";
import { Flights } from "./flights";
import type { Box } from "./geometry";
import type { Looking } from "./looking.svelte";

const BOX: Box = { left: 0, top: 0, right: 10, bottom: 10 };
const IN_SIGHT: Box = { left: 4, top: 4, right: 6, bottom: 6 };

afterEach(() => void vi.unstubAllGlobals());

function flightsOn(...holding: string[]): { flights: Flights; flown: [boolean, number][] } {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: holding.some((word) => query.includes(word)) }));
  const flown: [boolean, number][] = [];
  const looking = {
    fly: (_: Box, still: boolean, closer: number) => void flown.push([still, closer]),
    seesAll: (box: Box) => box === IN_SIGHT,
  } as unknown as Looking;
  return { flights: new Flights(looking), flown };
}

const stills = (flown: readonly [boolean, number][]): boolean[] => flown.map(([still]) => still);

const asked = (id: string, start: string | null = null, kind = "march") => ({ id, kind, start });

test("on a phone the picture flies once to the targets of a question, and of each piece", () => {
  const { flights, flown } = flightsOn("max-width");
  flights.to(asked("1"), () => null);
  flights.to(asked("1"), () => IN_SIGHT);
  flights.to(asked("1"), () => IN_SIGHT);
  expect(stills(flown)).toEqual([false]);
  flights.to(asked("1", "latium"), () => IN_SIGHT);
  flights.to(asked("2"), () => IN_SIGHT);
  expect(stills(flown)).toEqual([false, false, false]);
});

test("on a phone it stays where it is while the same is asked again and all targets are in sight", () => {
  const { flights, flown } = flightsOn("max-width");
  flights.to(asked("1"), () => IN_SIGHT);
  flights.to(asked("2"), () => IN_SIGHT);
  expect(flown).toHaveLength(1);
  flights.to(asked("3"), () => BOX);
  flights.to(asked("4", null, "found"), () => IN_SIGHT);
  expect(flown).toHaveLength(3);
});

test("it jumps for whoever wants no movement, and on a large screen moves only to show all that a piece can do", () => {
  const still = flightsOn("max-width", "reduced-motion");
  still.flights.to(asked("1"), () => BOX);
  expect(stills(still.flown)).toEqual([true]);
  const large = flightsOn();
  large.flights.to(asked("1"), () => BOX);
  expect(large.flown).toEqual([]);
  large.flights.to(asked("1", "latium"), () => BOX);
  expect(large.flown).toEqual([[false, Number.POSITIVE_INFINITY]]);
  large.flights.to(asked("1", "etruria"), (bare) => (bare ? IN_SIGHT : BOX));
  expect(large.flown, "all that this piece can do is in sight").toHaveLength(1);
});

test("it flies to what each past moment tells of, once, and stays where nothing on the map is told of", () => {
  const { flights, flown } = flightsOn();
  flights.told([], null);
  flights.told(["latium"], BOX);
  flights.told(["latium"], BOX);
  expect(flown).toHaveLength(1);
  flights.told([], null);
  flights.told(["latium"], BOX);
  expect(flown).toHaveLength(2);
});
