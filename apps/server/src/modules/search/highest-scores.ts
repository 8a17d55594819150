/** From how many results on sorting all of them is faster than inserting each into those found so far. */
const many = 400;

/**
 * Returns the positions of the `count` highest scores, best first; `compareTied` orders positions with equal scores.
 * `positions` are those to compare.
 */
export function highestScores(
  scores: Float64Array,
  positions: Uint32Array,
  count: number,
  compareTied: (a: number, b: number) => number,
): number[] {
  const scoreOf = (position: number): number => scores[position] ?? -Infinity;
  const compare = (a: number, b: number): number => scoreOf(b) - scoreOf(a) || compareTied(a, b);
  if (count >= many) return [...positions.toSorted(compare).subarray(0, count)];
  const best: number[] = [];
  if (count === 0) return best;
  for (const position of positions) {
    if (best.length === count) {
      if (compare(position, best[count - 1] ?? position) >= 0) continue;
      best.pop();
    }
    let before = 0;
    let after = best.length;
    while (before < after) {
      const middle = (before + after) >> 1;
      if (compare(best[middle] ?? position, position) < 0) before = middle + 1;
      else after = middle;
    }
    best.splice(before, 0, position);
  }
  return best;
}
