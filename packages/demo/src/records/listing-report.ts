import type { ListingReportReason } from "@heirloop/contract/listing-report/listing-report-reasons";
import type { Instant } from "./clock.ts";

/** A user's report of a piece. */
export type DemoListingReport = {
  readonly id: string;
  readonly listingId: string;
  readonly reporterId: string;
  readonly reason: ListingReportReason;
  readonly text: string;
  readonly date: Instant;
  readonly decision: "kept" | "taken-down" | null;
};
