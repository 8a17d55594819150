type Candidate = {
  readonly id: string;
  readonly style: string | null;
  /** How far it is from the piece it resembles: 0 is the same look and price. */
  readonly distance: number;
};

/** What each chosen piece of the same style adds to the distance of the others: a third one is as far as another style. */
const repetition = 0.5;

/** The ids of the closest candidates, the closest first, without filling the row with one look. */
export function pickSimilar(candidates: readonly Candidate[], most: number): string[] {
  const chosen: Candidate[] = [];
  const left = new Set(candidates);
  const distanceNow = ({ style, distance }: Candidate) =>
    distance + repetition * chosen.filter((one) => one.style === style).length;
  while (chosen.length < most && left.size > 0) {
    const [first, ...others] = left;
    if (first === undefined) break;
    const next = others.reduce((best, one) => (distanceNow(one) < distanceNow(best) ? one : best), first);
    chosen.push(next);
    left.delete(next);
  }
  return chosen.map(({ id }) => id);
}
