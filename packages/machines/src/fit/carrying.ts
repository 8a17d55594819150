import type { Dimensions } from "@heirloop/contract/listing/listing.schema";

/** How a piece is carried: which of its sides is horizontal, which is vertical, and which goes first. */
export type Carrying = {
  readonly across: keyof Dimensions;
  readonly upright: keyof Dimensions;
  readonly along: keyof Dimensions;
  /** What to do with the piece, as the start of a sentence. */
  readonly words: string;
};

/** The six orientations of a box, the easiest on arms and upholstery first. */
export const carryings: readonly Carrying[] = [
  { across: "width", upright: "height", along: "depth", words: "Carry it upright, front first" },
  { across: "depth", upright: "height", along: "width", words: "Carry it upright, one end first" },
  { across: "height", upright: "depth", along: "width", words: "Lay it on its back and go one end first" },
  { across: "height", upright: "width", along: "depth", words: "Stand it on its end, front first" },
  { across: "depth", upright: "width", along: "height", words: "Stand it on its end and go top first" },
  { across: "width", upright: "depth", along: "height", words: "Lay it on its back and go top first" },
];
