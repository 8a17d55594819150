/**
 * Splits whole cents over parts in proportion to their weights, to the cent: largest remainder first, ties to the earlier part. The shares
 * sum to `amount` exactly, and none is larger than its weight while `amount` is not above the weights' sum.
 */
export function splitProRata(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(sum)));
  const remainders = exact.map((product, part) => ({ part, remainder: product % BigInt(sum) }));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const next = remainders.toSorted((a, b) =>
    a.remainder === b.remainder ? a.part - b.part : a.remainder < b.remainder ? 1 : -1,
  );
  for (const { part } of next.slice(0, left)) shares[part] = (shares[part] ?? 0) + 1;
  return shares;
}
