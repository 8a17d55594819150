import type { HomeMeasurements } from "@heirloop/contract/home-measurements/home-measurements.schema";
import type { FitBox } from "@heirloop/contract/listing/fit-boxes.schema";
import { carriedSides, type FitPiece } from "./carry-forms.ts";
import { clear } from "./obstacles.ts";
import { longestAround } from "./opening.ts";

/** Larger than any piece. */
const unlimited = 999;

/** In how many steps the thickness of a piece is compared with the stairs; more would hardly find more pieces. */
const thicknesses = 12;

const down = (inches: number) => Math.floor(Math.min(unlimited, inches) * 10) / 10;

/** The box of three clear lengths. */
const boxOf = (...lengths: readonly [number, number, number]): FitBox => {
  const [smallest = 0, middle = 0, largest = 0] = lengths.map(down).toSorted((a, b) => a - b);
  return [smallest, middle, largest];
};

const overlapOf = (one: FitBox, other: FitBox): FitBox => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.min(one[2], other[2]),
];

/** Whether one box has room for the other. */
export const isInside = (inner: FitBox, outer: FitBox): boolean =>
  inner[0] <= outer[0] && inner[1] <= outer[1] && inner[2] <= outer[2];

/** Without what another one covers; the first of two equals stays. */
export const withoutCovered = <T>(all: readonly T[], covers: (one: T, other: T) => boolean): T[] =>
  all.filter(
    (one, at) =>
      !all.some((other, place) => place !== at && covers(other, one) && (place < at || !covers(one, other))),
  );

/** On a landing, a thin piece turns at a greater length than one as thick as the flight is wide. */
function boxesUpStairs({ width, headroom, landing }: NonNullable<HomeMeasurements["stairs"]>): FitBox[] {
  if (landing === null) return [boxOf(clear(width), clear(headroom), unlimited)];
  return Array.from({ length: thicknesses }, (_, step) => {
    const thickness = (clear(width) * (step + 1)) / thicknesses;
    const turning = longestAround(clear(width), clear(landing), thickness);
    return boxOf(thickness, clear(headroom), Math.max(clear(landing), turning));
  });
}

/**
 * Boxes that a search can compare with, for every way into the home: each piece within one of them fits
 * (`fitVerdict` agrees), though some others would also fit when leaning. Source: docs/product.md §11.
 */
export function boxesThatFit({ doorway, stairs, lift: elevator }: HomeMeasurements): readonly FitBox[] {
  const door = boxOf(clear(doorway.width), clear(doorway.height), unlimited);
  const ways = [
    ...(stairs === null ? [] : boxesUpStairs(stairs)),
    ...(elevator === null
      ? []
      : [boxOf(clear(elevator.width), clear(elevator.height), clear(elevator.depth))]),
  ];
  if (ways.length === 0) return [door];
  const boxes = ways.map((way) => overlapOf(door, way));
  return withoutCovered(boxes, (one, other) => isInside(other, one));
}

/** Whether every part of a fully disassembled piece is within one of the boxes. */
export const isWithin = (piece: FitPiece, boxes: readonly FitBox[]): boolean => {
  const sides = carriedSides(piece);
  return boxes.some((box) => isInside(sides, box));
};
