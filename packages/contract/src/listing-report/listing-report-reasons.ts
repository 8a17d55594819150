/** Why a piece can be reported. Apart from the schemas, for pages that do not load them. */
export const listingReportReasons = [
  "not-as-described",
  "not-allowed",
  "stolen",
  "outside-payment",
  "sold-elsewhere",
  "other",
] as const;
export type ListingReportReason = (typeof listingReportReasons)[number];
