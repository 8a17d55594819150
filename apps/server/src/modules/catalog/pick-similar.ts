import type { Dimensions } from "@heirloop/contract/listing/listing.schema";

export type Candidate = {
  readonly id: string;
  readonly style: string | null;
  readonly size: Dimensions;
  /** How far it is from the piece it resembles: 0 is the same look and price. */
  readonly distance: number;
};

/** What each chosen piece of the same style adds to the distance of the others: a third one is as far as another style. */
const sameStyle = 0.5;
/** What each piece of the same size adds: it is probably the same model in another color. */
const sameSize = 2;
/** The sides of one model differ by up to 7 percent, because sellers measure differently. */
const tolerance = 1.07;

/** Inches, to which small pieces are rounded. */
const rounding = 1;

function areAlike(left: number, right: number): boolean {
  const [least, most] = left < right ? [left, right] : [right, left];
  return most <= Math.max(least * tolerance, least + rounding);
}

const haveSameSize = (left: Dimensions, right: Dimensions) =>
  areAlike(left.width, right.width) &&
  areAlike(left.depth, right.depth) &&
  areAlike(left.height, right.height);

const fartherBy = (more: number, one: Candidate): Candidate => ({ ...one, distance: one.distance + more });

/**
 * The ids of the closest candidates, the closest first, without filling the row with one look or one model.
 * `size` is that of the piece they resemble, in inches.
 */
export function pickSimilar(candidates: readonly Candidate[], size: Dimensions, most: number): string[] {
  const chosen: string[] = [];
  let left = candidates.map((one) => (haveSameSize(one.size, size) ? fartherBy(sameSize, one) : one));
  while (chosen.length < most) {
    const [first, ...others] = left;
    if (first === undefined) break;
    const next = others.reduce((best, one) => (one.distance < best.distance ? one : best), first);
    chosen.push(next.id);
    left = left
      .filter((one) => one !== next)
      .map((one) => (one.style === next.style ? fartherBy(sameStyle, one) : one))
      .map((one) => (haveSameSize(one.size, next.size) ? fartherBy(sameSize, one) : one));
  }
  return chosen;
}
