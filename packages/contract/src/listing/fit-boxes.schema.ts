import * as z from "zod/mini";

/** The largest sides that a piece's parts may have, the smallest first, in inches. */
export type FitBox = readonly [smallest: number, middle: number, largest: number];

const mostBoxes = 16;
const length = String.raw`\d{1,3}(\.\d)?`;
const box = `${length}x${length}x${length}`;

/** One box or several: `34x79x120`, `31x36x79,12x70x79`. A piece matches when it is within any of them. */
export const fitBoxesParamSchema = z.pipe(
  z.string().check(z.regex(new RegExp(`^${box}(,${box}){0,${mostBoxes - 1}}$`))),
  z.transform((text): readonly FitBox[] =>
    text.split(",").map((lengths) => {
      const [smallest = 0, middle = 0, largest = 0] = lengths.split("x").map(Number);
      return [smallest, middle, largest];
    }),
  ),
);

/** Boxes as {@link fitBoxesParamSchema} reads them. */
export const formatFitBoxes = (boxes: readonly FitBox[]): string =>
  boxes.map((lengths) => lengths.join("x")).join(",");
