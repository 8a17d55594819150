/** Two lengths in inches, in any order. */
export type Face = readonly [number, number];

const sorted = ([a, b]: Face): [small: number, large: number] => (a <= b ? [a, b] : [b, a]);

/** How a face passes an opening: as it is, rotated by 90°, leaning, or not at all. */
export type Passage = "straight" | "turned" | "leaning" | "none";

/**
 * Whether a rectangle passes a rectangular opening. One that is longer than the opening may still lean in it: the condition is the one
 * for a rectangle inside a rectangle (J. E. Carver, "Rectangles inside rectangles", The American Mathematical Monthly, 1957).
 */
export function passageThrough(face: Face, opening: Face): Passage {
  const [width, height] = opening;
  if (face[0] <= width && face[1] <= height) return "straight";
  if (face[1] <= width && face[0] <= height) return "turned";
  const [q, p] = sorted(face);
  const [b, a] = sorted(opening);
  if (p <= a || q > b) return "none";
  const square = p * p + q * q;
  const needed = (2 * p * q * a + (p * p - q * q) * Math.sqrt(Math.max(0, square - a * a))) / square;
  return needed <= b ? "leaning" : "none";
}

/** The number of angles that are tried; more change the result by less than a hundredth of an inch. */
const angles = 180;

/**
 * The longest object of this thickness, in inches, that can be carried flat around a right-angled corner
 * between two passages of these widths: the minimum, over every angle of the turn, of the available length.
 */
export function longestAround(first: number, second: number, thickness: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let step = 1; step < angles; step++) {
    const angle = (step / angles) * (Math.PI / 2);
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    least = Math.min(least, (first * sine + second * cosine - thickness) / (sine * cosine));
  }
  return least;
}
