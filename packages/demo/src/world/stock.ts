import type { Clock } from "../records/clock.ts";
import type { DemoListing } from "../records/listing.ts";
import { generateListings, isGoneAt, type WantedListing } from "./generated-listings.ts";
import { mixShapes } from "./mix-shapes.ts";
import { saleTakes } from "./past-sales.ts";
import type { People } from "./people.ts";
import { wantedByShopper } from "./shopper-orders.ts";

/** The listings before anything happens to them. */
export type Stock = {
  readonly all: readonly DemoListing[];
  /** Those of the shopper's orders and inquiries. */
  readonly orders: readonly DemoListing[];
  readonly inquiries: readonly DemoListing[];
  /** Those that the studio has sold, and how many hours ago. */
  readonly soldByStudio: readonly (readonly [listing: DemoListing, hoursAgo: number])[];
  /** Those that the studio sells for their owners. */
  readonly consigned: readonly DemoListing[];
  /** Those that others have sold. */
  readonly sold: readonly DemoListing[];
  /** Those that their sellers have taken down. */
  readonly down: ReadonlySet<DemoListing>;
};

const studioSalesHoursAgo = [30, 240, 450, 660];

/** The share of listings that their sellers have taken down. */
const takenDown = 0.012;

export function createStock(
  seed: string,
  clock: Clock,
  people: People,
  { count, sold }: { readonly count: number; readonly sold: number },
): Stock {
  const { shop, studio } = people;
  const wanted = {
    ...wantedByShopper(people),
    soldByStudio: studioSalesHoursAgo.map((hours) => ({
      seller: studio,
      hoursAgo: hours + saleTakes,
      isGone: true,
    })),
    down: Array.from({ length: 2 }, () => ({ seller: shop, hoursAgo: 0, isGone: true })),
    consigned: Array.from({ length: 3 }, () => ({ seller: studio, hoursAgo: 0, isGone: false })),
  };
  const allWanted = Object.values(wanted).flat();
  const gone = sold + Math.round(count * takenDown);
  const plan = { seed, clock, count, gone, wanted: allWanted, people };
  const made = [...generateListings(plan)];
  const shown = mixShapes(made.filter((_, index) => !isGoneAt(plan, index)));
  const shownById = new Map(shown.map((listing) => [listing.id, listing]));
  const all = made.map((listing) => shownById.get(listing.id) ?? listing);
  const listingOf = new Map(allWanted.map((one, index) => [one, all[index]]));
  const listingsOf = (some: readonly WantedListing[]): readonly DemoListing[] =>
    some.flatMap((one) => listingOf.get(one) ?? []);
  return {
    all,
    orders: listingsOf(wanted.orders),
    inquiries: listingsOf(wanted.inquiries),
    soldByStudio: listingsOf(wanted.soldByStudio).map((listing, index) => [
      listing,
      studioSalesHoursAgo[index] ?? 0,
    ]),
    consigned: listingsOf(wanted.consigned),
    sold: all.slice(-sold),
    down: new Set([...all.slice(-gone, -sold), ...listingsOf(wanted.down)]),
  };
}
