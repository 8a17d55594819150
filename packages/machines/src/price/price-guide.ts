import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { cents } from "@heirloop/contract/money/money.schema";
import type { PriceGuide } from "@heirloop/contract/price-guide/price-guide.endpoints";

/** A sale of a piece: what it sold for, in cents, and its maker. */
export type Sale = Readonly<{ price: number; brand: string | null }>;

/** Whole dollars, as sellers price furniture: to five dollars up to a hundred, then to ten. */
function round(amount: number): number {
  const step = amount < 100_00 ? 5_00 : 10_00;
  return Math.max(step, Math.round(amount / step) * step);
}

/** The value below which a part of the sorted prices lies, interpolated between two of them. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * Returns the amounts between which the middle half of these sales lies, in cents; null for fewer than five, because
 * a few sales say more about those pieces than about the type. With enough sales of the maker, only these count.
 */
export function priceGuide(
  sales: readonly Sale[],
  { type, brand }: { type: string; brand: string | null },
): PriceGuide | null {
  const ofBrand = brand === null ? [] : sales.filter((sale) => sale.brand === brand);
  const isOfBrand = ofBrand.length >= constants.priceGuideSales;
  const prices = (isOfBrand ? ofBrand : sales)
    .map(({ price }) => price)
    .toSorted((one, other) => one - other);
  if (prices.length < constants.priceGuideSales) return null;
  return {
    low: cents(round(quantile(prices, 0.25))),
    high: cents(round(quantile(prices, 0.75))),
    sales: prices.length,
    type,
    brand: isOfBrand ? brand : null,
  };
}
