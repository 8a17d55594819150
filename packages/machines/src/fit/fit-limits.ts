import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import { carriedSides, type FitPiece } from "./carry-forms.ts";
import { air } from "./hurdles.ts";

/** The largest allowed sides of a piece's parts, the smallest first, in inches. */
export type FitLimits = readonly [smallest: number, middle: number, largest: number];

/** Larger than any piece. */
const unlimited = 999;

const down = (inches: number) => Math.floor(Math.min(unlimited, inches - 2 * air) * 10) / 10;

/** Three lengths that a box must not exceed. */
const box = (...lengths: readonly [number, number, number]): FitLimits => {
  const [smallest = 0, middle = 0, largest = 0] = lengths.map(down).toSorted((a, b) => a - b);
  return [smallest, middle, largest];
};

const both = (one: FitLimits, other: FitLimits): FitLimits => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.min(one[2], other[2]),
];

const volume = ([smallest, middle, largest]: FitLimits) => smallest * middle * largest;

/**
 * Limits that a search can compare with: every piece within them fits the home (`fitVerdict` agrees), though
 * some larger ones would also fit when leaning or turning. Source: docs/product.md §11.
 */
export function fitLimits({ doorway, stairs, lift }: HomeMeasurements): FitLimits {
  const door = box(doorway.width, doorway.height, unlimited + 1);
  const ways = [
    ...(stairs === null
      ? []
      : [
          stairs.landing === null
            ? box(stairs.width, stairs.headroom, unlimited + 1)
            : // Upright, and moved around the corner without turning.
              box(stairs.headroom, stairs.width, Math.min(stairs.width, stairs.landing)),
        ]),
    ...(lift === null ? [] : [box(lift.width, lift.height, lift.depth)]),
  ];
  const [widest] = ways.toSorted((a, b) => volume(b) - volume(a));
  return widest === undefined ? door : both(door, widest);
}

/** Whether every part of a fully disassembled piece is within the limits. */
export const isWithin = (piece: FitPiece, limits: FitLimits): boolean =>
  carriedSides(piece).every((side, place) => side <= (limits[place] ?? Number.POSITIVE_INFINITY));

/** The format of the query parameter: `34x79x120`. */
export const writeLimits = (limits: FitLimits): string => limits.join("x");

export function readLimits(text: string): FitLimits {
  const [smallest = 0, middle = 0, largest = 0] = text.split("x").map(Number);
  return [smallest, middle, largest];
}
