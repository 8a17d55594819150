/** Where the thumbs of the price slider stop, in cents; beyond the last there is no limit. */
const stops: readonly number[] = [
  0, 50_00, 100_00, 150_00, 200_00, 250_00, 300_00, 350_00, 400_00, 450_00, 500_00, 600_00, 700_00, 800_00,
  900_00, 1_000_00, 1_250_00, 1_500_00, 1_750_00, 2_000_00, 2_500_00, 3_000_00, 4_000_00, 5_000_00, 7_500_00,
  10_000_00,
];

/** The last stop means no limit. */
export const lastStop = stops.length - 1;

export type StopRange = { low: number; high: number };
export type PriceLimits = { minPrice: number | undefined; maxPrice: number | undefined };

/** The stops nearest to the limits, which an address may say to the cent. */
export function toStops({ minPrice, maxPrice }: PriceLimits): StopRange {
  const nearest = (cents: number): number => {
    const above = stops.findIndex((stop) => stop >= cents);
    if (above <= 0) return above === 0 ? 0 : lastStop;
    return cents - (stops[above - 1] ?? 0) < (stops[above] ?? 0) - cents ? above - 1 : above;
  };
  const low = minPrice === undefined ? 0 : nearest(minPrice);
  return { low, high: maxPrice === undefined ? lastStop : Math.max(low, nearest(maxPrice)) };
}

/** The limits in cents; a thumb at its own end sets none. */
export const toLimits = ({ low, high }: StopRange): PriceLimits => ({
  minPrice: low === 0 ? undefined : stops[low],
  maxPrice: high === lastStop ? undefined : stops[high],
});

/** The price at a stop, in cents. */
export const priceAt = (stop: number): number => stops[stop] ?? 0;
