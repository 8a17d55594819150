/**
 * The reduction of a price in cents: whole percent, rounded down so that it is never overstated. 0 when the
 * price is not lower (docs/product.md §9).
 */
export function percentOff(price: number, before: number | null): number {
  // Integers for as long as possible: in floating point, 29 percent of 100 is slightly less than 29.
  return before === null || before <= price ? 0 : Math.floor(((before - price) * 100) / before);
}
