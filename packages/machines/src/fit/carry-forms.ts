import type { ComesApart } from "@heirloop/contract/listing/comes-apart";
import type { Dimensions, FullListing } from "@heirloop/contract/listing/listing.schema";
import { constructionOf, type PartShare } from "./type-parts.ts";

/** The fields of a piece that the rule depends on. */
export type FitPiece = {
  readonly dimensions: Dimensions;
  readonly types: readonly string[];
  /** The seller's answer; null without one. */
  readonly comesApart: ComesApart | null;
};

export const fitPieceOf = ({
  dimensions,
  newSchema: { types },
  comesApart,
}: Pick<FullListing, "dimensions" | "newSchema" | "comesApart">): FitPiece => ({
  dimensions,
  types,
  comesApart,
});

export type CarriedPart = {
  /** Null for the whole piece. */
  readonly name: string | null;
  readonly dimensions: Dimensions;
  /** The same part tipped back onto its rear edge, measured along the diagonal; null without a back. */
  readonly tipped: Dimensions | null;
};

/** A way to carry a piece: whole, without its legs, in parts, or rolled up. Every part has to fit. */
export type CarryForm = {
  readonly kind: "whole" | "withoutLegs" | "parts" | "rolled";
  readonly parts: readonly [CarriedPart, ...CarriedPart[]];
};

/** The height of an arm as a share of the height of the back. */
const armShare = 0.7;
/**
 * The height of the legs as a share of an upholstered seat's height; taking them off shortens arm and back
 * alike.
 */
const legShare = 0.15;

/**
 * Seen from its side, a seat with a back is a rectangle without the corner in front of the back. Furniture
 * carriers' guides measure its diagonal depth: from the lower rear corner to the line from the top of the
 * back to the front of the arm.
 */
function tippedBack({ width, depth, height }: Dimensions, arm: number): Dimensions {
  const drop = height - arm;
  const slant = Math.hypot(depth, drop);
  return { width, depth: (depth * depth + height * drop) / slant, height: (height * depth) / slant };
}

const sideOf = (side: PartShare["width"], whole: number): number =>
  typeof side === "number" ? whole * side : Math.min(whole, side.inches);

function partOf(share: PartShare, { width, depth, height }: Dimensions, hasBack: boolean): CarriedPart {
  const dimensions = {
    width: sideOf(share.width, width),
    depth: sideOf(share.depth, depth),
    height: sideOf(share.height, height),
  };
  return {
    name: share.name,
    dimensions,
    tipped: hasBack ? tippedBack(dimensions, height * (armShare - legShare)) : null,
  };
}

/** The roll is as long as the rug's shorter side; its ends are as thick as the rolled pile. */
function rolled({ width, depth, height }: Dimensions): CarriedPart {
  const [thickness = 0, shorter = 0, longer = 0] = [width, depth, height].toSorted((a, b) => a - b);
  const diameter = Math.min(shorter, 2 * Math.sqrt((thickness * longer) / Math.PI) + 2);
  return { name: null, dimensions: { width: shorter, depth: diameter, height: diameter }, tipped: null };
}

function formOf(
  kind: CarryForm["kind"],
  shares: readonly PartShare[] | null,
  piece: FitPiece,
  hasBack: boolean,
): CarryForm[] {
  const [first, ...rest] = (shares ?? []).map((share) => partOf(share, piece.dimensions, hasBack));
  return first === undefined ? [] : [{ kind, parts: [first, ...rest] }];
}

/** The ways to carry a piece, the least work first; the last one has the smallest parts. */
export function carryForms(piece: FitPiece): [CarryForm, ...CarryForm[]] {
  const { withoutLegs, parts, usually, hasBack = false } = constructionOf(piece.types);
  const allowed = piece.comesApart ?? usually;
  const { dimensions } = piece;
  const whole: CarryForm = {
    kind: "whole",
    parts: [
      {
        name: null,
        dimensions,
        tipped: hasBack ? tippedBack(dimensions, dimensions.height * armShare) : null,
      },
    ],
  };
  const isRug = usually === "rolls" && piece.comesApart !== "no";
  if (isRug) return [whole, { kind: "rolled", parts: [rolled(dimensions)] }];
  if (allowed === "no") return [whole];
  const legsOff =
    allowed === "legs" || usually === "legs" ? formOf("withoutLegs", withoutLegs, piece, hasBack) : [];
  // A table without its legs is already in parts.
  const inParts =
    allowed === "disassembles" && (legsOff.length === 0 || parts !== withoutLegs)
      ? formOf("parts", parts, piece, false)
      : [];
  return [whole, ...legsOff, ...inParts];
}

const sorted = ({ width, depth, height }: Dimensions) => [width, depth, height].toSorted((a, b) => a - b);

/**
 * The sides, smallest first, that a search compares with the limits of a home (`fit-boxes.ts`). No part of
 * the fully disassembled piece exceeds them.
 */
export function carriedSides(piece: FitPiece): [smallest: number, middle: number, largest: number] {
  const last = carryForms(piece).at(-1);
  const most: [number, number, number] = [0, 0, 0];
  for (const { dimensions, tipped } of last?.parts ?? []) {
    const straight = sorted(dimensions);
    const slanted = tipped === null ? straight : sorted(tipped);
    const sides = (slanted[0] ?? 0) < (straight[0] ?? 0) ? slanted : straight;
    sides.forEach((side, place) => (most[place] = Math.max(most[place] ?? 0, side)));
  }
  return most;
}
