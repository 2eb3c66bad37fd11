import { afterEach, expect, test, vi } from "vitest";
import { Flights } from "./flights";
import type { Box } from "./geometry";
import type { Looking } from "./looking.svelte";

const BOX: Box = { left: 0, top: 0, right: 10, bottom: 10 };

afterEach(() => void vi.unstubAllGlobals());

function flightsOn(...holding: string[]): { flights: Flights; flown: boolean[] } {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: holding.some((word) => query.includes(word)) }));
  const flown: boolean[] = [];
  const looking = { fly: (_: Box, still: boolean) => void flown.push(still) } as unknown as Looking;
  return { flights: new Flights(looking), flown };
}

test("on a phone the picture flies once to the targets of a question, and of each piece", () => {
  const { flights, flown } = flightsOn("max-width");
  flights.to("1 null", () => null);
  flights.to("1 null", () => BOX);
  flights.to("1 null", () => BOX);
  expect(flown).toEqual([false]);
  flights.to("1 latium", () => BOX);
  flights.to("2 null", () => BOX);
  expect(flown).toEqual([false, false, false]);
});

test("it jumps for whoever wants no movement, and stays where it is on a large screen", () => {
  const still = flightsOn("max-width", "reduced-motion");
  still.flights.to("1 null", () => BOX);
  expect(still.flown).toEqual([true]);
  const large = flightsOn("reduced-motion");
  large.flights.to("1 null", () => BOX);
  expect(large.flown).toEqual([]);
});
