/**
 * Returns the positions of the `count` highest scores, best first; of equal scores, the earlier position is
 * first. `positions` are those to compare, in ascending order.
 */
export function highestScores(scores: Float64Array, positions: Uint32Array, count: number): number[] {
  const best: number[] = [];
  if (count === 0) return best;
  const scoreOf = (place: number) => scores[best[place] ?? -1] ?? -Infinity;
  for (const position of positions) {
    const score = scores[position] ?? -Infinity;
    if (best.length === count) {
      if (score <= scoreOf(count - 1)) continue;
      best.pop();
    }
    let before = 0;
    let after = best.length;
    while (before < after) {
      const middle = (before + after) >> 1;
      if (scoreOf(middle) >= score) before = middle + 1;
      else after = middle;
    }
    best.splice(before, 0, position);
  }
  return best;
}
