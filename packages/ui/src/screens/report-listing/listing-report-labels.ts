import type { ListingReportReason } from "@heirloop/contract/listing-report/listing-report-reasons";

export const listingReportLabels: Readonly<Record<ListingReportReason, string>> = {
  "not-as-described": "It is not as described, or a fake",
  "not-allowed": "It is not allowed to be sold, or recalled",
  stolen: "It was stolen",
  "outside-payment": "The seller asks for payment outside Heirloop",
  "sold-elsewhere": "It was sold elsewhere already",
  other: "Something else",
};
