import type { Random } from "../random/random.ts";
import { type Clock, hoursBefore } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoListing } from "../records/listing.ts";
import type { DemoListingReport } from "../records/listing-report.ts";

type Said = Pick<DemoListingReport, "reason" | "text"> & { hoursAgo: number };

const ofFirst: readonly Said[] = [
  {
    reason: "not-as-described",
    text: "The label in the pictures is from another maker, and the wood looks like veneer.",
    hoursAgo: 40,
  },
  { reason: "outside-payment", text: "They asked me to pay by bank transfer first.", hoursAgo: 9 },
];
const ofSecond: readonly Said[] = [{ reason: "sold-elsewhere", text: "", hoursAgo: 20 }];

/** Open reports of two pieces of other sellers, for the admin page. */
export function createListingReports(
  listings: readonly DemoListing[],
  reporters: readonly DemoAccount[],
  clock: Clock,
  random: Random,
): DemoListingReport[] {
  return [ofFirst, ofSecond].flatMap((reports, place) =>
    reports.flatMap(({ hoursAgo, ...said }, number): DemoListingReport[] => {
      const [listing, reporter] = [listings[place], reporters[number]];
      if (listing === undefined || reporter === undefined) return [];
      const about = { listingId: listing.id, reporterId: reporter.id };
      return [{ id: random.id(), ...about, ...said, date: hoursBefore(clock, hoursAgo), decision: null }];
    }),
  );
}
