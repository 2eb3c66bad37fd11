/**
 * The colours of the map and of the tribes as people with two kinds of cones see them. The matrices are those of Machado,
 * Oliveira and Fernandes (2009) for full severity, on linear light; differences are distances in OKLab times 100,
 * contrasts those of WCAG 2.
 */

import { describe, expect, test } from "vitest";
import { PATTERNS, SHAPES } from "../../../lib/banner";
import tokens from "../../../styles/tokens.css?raw";
import sheet from "./map.css?raw";
import { TERRAINS } from "./terrains";

type Triple = readonly [number, number, number];

const VISIONS: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  "three cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const LOOKS = ["light", "dark"] as const;
const GROUNDS = ["sea", "desert", "grain", "hill", "forest", "mountain"].map((ground) => `--map-${ground}`);
const SEATS = SHAPES.map((_, seat) => `--seat-${seat}`);
/** Colours that are plainly not the same lie so far apart; those that can just be told apart, 2. */
const APART = 5;
/** WCAG 2.2, 1.4.11 and 1.4.3. */
const SIGN = 3;
const TEXT = 4.5;

/** The colour that a name has first in the sheets, by day or by night, in linear light. */
function colourOf(name: string, look: (typeof LOOKS)[number]): Triple {
  const pair = new RegExp(`${name}: light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`).exec(tokens + sheet);
  const digits = (look === "light" ? pair?.[1] : pair?.[2])?.slice(1);
  if (digits === undefined) {
    throw new Error(`${name} has no colour`);
  }
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const linear = (at: number): number => {
    const value = Number.parseInt(six.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [linear(0), linear(2), linear(4)];
}

const times = (rows: readonly Triple[], [a, b, c]: Triple): Triple =>
  rows.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

const light = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: Triple, other: Triple): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Björn Ottosson's OKLab. */
function lab(colour: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  ).map(Math.cbrt) as unknown as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

function difference(one: Triple, other: Triple): number {
  const [from, to] = [lab(one), lab(other)];
  return 100 * Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

const CASES = Object.entries(VISIONS).flatMap(([vision, rows]) => LOOKS.map((look) => ({ vision, rows, look })));

describe.each(CASES)("$vision, $look", ({ rows, look }) => {
  const seen = (name: string): Triple =>
    times(rows, colourOf(name, look)).map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple;

  test("the colours of any two tribes lie apart, and the letter stands out on each", () => {
    for (const [i, one] of SEATS.entries()) {
      for (const other of SEATS.slice(i + 1)) {
        expect(difference(seen(one), seen(other)), `${one} and ${other}`).toBeGreaterThan(APART);
      }
      expect(contrast(seen("--seat-ink"), seen(one)), `the letter on ${one}`).toBeGreaterThan(TEXT);
    }
  });

  test("tribes, targets, battles and the edge stand out on every ground", () => {
    for (const name of [...SEATS, "--map-target", "--map-fight", "--accent", "--ink", "--map-coast"]) {
      for (const ground of GROUNDS) {
        expect(contrast(seen(name), seen(ground)), `${name} on ${ground}`).toBeGreaterThan(SIGN);
      }
    }
  });

  test("the light line under a target and a battle sets them off from the colours of tribes, too", () => {
    for (const name of ["--map-target", "--map-fight", ...SEATS]) {
      expect(contrast(seen(name), seen("--paper")), name).toBeGreaterThan(SIGN);
    }
  });
});

test("what colours alone do not tell has its own shape and pattern: each tribe and each terrain", () => {
  for (const all of [SHAPES, PATTERNS, Object.values(TERRAINS)]) {
    expect(new Set(all).size).toBe(all.length);
  }
  expect(PATTERNS).toHaveLength(SHAPES.length);
  expect(GROUNDS).toHaveLength(Object.keys(TERRAINS).length);
});
