import type { Condition } from "@heirloop/contract/listing/listing.schema";
import type { BrandFact } from "../catalog/brands.ts";
import { worthOf } from "../catalog/materials.ts";
import type { TypeFact } from "../catalog/type-fact.ts";
import type { Random } from "../random/random.ts";
import { type Clock, daysBefore } from "../records/clock.ts";
import type { DemoListing } from "../records/listing.ts";

const conditionWorth: Record<Condition, number> = {
  new: 1.3,
  like_new: 1.15,
  excellent: 1.02,
  restored: 1.1,
  good: 0.86,
  fair: 0.6,
};

/** A style's effect on the price. */
const styleWorth: Readonly<Record<string, number>> = {
  danish_modern: 1.2,
  mid_century_modern: 1.12,
  italian_modern: 1.25,
  art_deco: 1.15,
  bauhaus: 1.15,
  postmodern: 1.1,
  arts_and_crafts: 1.1,
  victorian: 0.92,
  traditional: 0.88,
  transitional: 0.9,
  farmhouse: 0.88,
  "1990_s": 0.78,
  "1980_s": 0.95,
  rustic: 0.92,
};

/** Modern pieces lose value with use; old ones gain it again. */
function ageWorth(years: number): number {
  if (years <= 1) return 1.05;
  if (years <= 22) return Math.max(0.72, 1 - years * 0.025);
  if (years <= 35) return 0.86;
  return years <= 55 ? 1.05 : years <= 90 ? 1.2 : 1.1;
}

/** Between two asking prices, in dollars. */
const stepAt = (dollars: number): number =>
  dollars < 100 ? 5 : dollars < 600 ? 10 : dollars < 2000 ? 25 : 50;

/** Whole dollars rounded like a typical asking price, in cents. */
function askingPrice(dollars: number): number {
  const step = stepAt(dollars);
  return Math.max(15, Math.round(dollars / step) * step) * 100;
}

/** The least asking price above another; both in cents. */
export const nextAskingPrice = (price: number): number => price + stepAt(price / 100) * 100;

export type Worth = {
  readonly fact: TypeFact;
  readonly brand: BrandFact | null;
  readonly material: string;
  readonly style: string;
  readonly condition: Condition;
  readonly age: number;
  /** Its size relative to its type, 0 … 1. */
  readonly share: number;
};

/** The initial asking price in dollars. */
export function worthFor(random: Random, worth: Worth): number {
  const [least, most] = worth.fact.price;
  // Most asking prices are near the lower third of their range.
  const spread = (random.next() + random.next() + random.next()) / 3;
  const base = least * (most / least) ** (0.12 + spread * 0.62 + worth.share * 0.1);
  return (
    base *
    (worth.brand?.rank ?? 0.85) ** 0.7 *
    (worthOf[worth.material] ?? 1) *
    (styleWorth[worth.style] ?? 1) *
    conditionWorth[worth.condition] *
    ageWorth(worth.age)
  );
}

const reductions = [0.05, 0.08, 0.1, 0.12, 0.15, 0.2, 0.2, 0.25, 0.3, 0.35, 0.4] as const;

/** The current price and its history: older listings were reduced more often and further. */
export function pricing(
  random: Random,
  dollars: number,
  clock: Clock,
  ageInDays: number,
): Pick<DemoListing, "price" | "compareAtPrice" | "priceHistory"> {
  const first = askingPrice(dollars);
  const start = { price: first, since: daysBefore(clock, ageInDays) };
  const maxAttempts = Math.min(1, ageInDays / 120);
  if (ageInDays < 10 || !random.chance(0.2 + 0.26 * maxAttempts))
    return { price: first, compareAtPrice: null, priceHistory: [start] };
  const furthest = Math.min(reductions.length - 1, 3 + Math.round(maxAttempts * 8));
  const price = askingPrice(dollars * (1 - (reductions[random.int(0, furthest)] ?? 0.1)));
  if (price >= first) return { price: first, compareAtPrice: null, priceHistory: [start] };
  const between = ageInDays > 40 && random.chance(0.45) ? askingPrice((first + price) / 200) : null;
  const steps = [start];
  // No reduction within the first week, nor two within one week.
  if (between && between < first && between > price)
    steps.push({ price: between, since: daysBefore(clock, ageInDays * random.between(0.55, 0.8)) });
  steps.push({
    price,
    since: daysBefore(clock, Math.min(ageInDays - 7, ageInDays * random.between(0.05, 0.38))),
  });
  return { price, compareAtPrice: first, priceHistory: steps };
}

/** The listing at another price, in cents, after reductions of about the same share. */
export function reprice(listing: DemoListing, price: number): DemoListing {
  if (price === listing.price) return listing;
  const priceHistory = listing.priceHistory
    .toReversed()
    .reduce<DemoListing["priceHistory"][number][]>((later, { since, price: old }) => {
      const [next] = later;
      const scaled = askingPrice((old / listing.price) * (price / 100));
      return [{ since, price: next ? Math.max(scaled, nextAskingPrice(next.price)) : price }, ...later];
    }, []);
  return {
    ...listing,
    price,
    compareAtPrice: listing.compareAtPrice === null ? null : (priceHistory[0]?.price ?? null),
    priceHistory,
  };
}
