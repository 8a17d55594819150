import type { ReportReason } from "@heirloop/contract/review/review-report.schema";

export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  offensive: "It is offensive or threatening",
  untrue: "It is untrue, or about another order",
  "personal-data": "It gives away personal information",
  advertising: "It is advertising",
  other: "Something else",
};
