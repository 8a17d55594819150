/**
 * How much lower a price in cents is than it was: whole percent, rounded down, so that nobody is promised more than there is. 0 when it is
 * not lower (docs/product.md §9).
 */
export function percentOff(price: number, before: number | null): number {
  // Whole numbers as long as possible: 29 percent of 100 is a hair less than that in floating point.
  return before === null || before <= price ? 0 : Math.floor(((before - price) * 100) / before);
}
