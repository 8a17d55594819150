import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import type { CaseViewer } from "@heirloop/contract/order-case/order-case.schema";

const labels: Readonly<Record<OrderCaseStatus, string>> = {
  "awaiting-seller": "Waiting for the seller",
  "awaiting-buyer": "Waiting for the buyer",
  escalated: "Heirloop is deciding",
  "arranging-return": "Return being arranged",
  returning: "On its way back",
  repairing: "Being repaired",
  refunding: "Being refunded",
  resolved: "Settled",
  withdrawn: "Withdrawn",
};

const sides: Readonly<Partial<Record<OrderCaseStatus, CaseViewer>>> = {
  "awaiting-seller": "seller",
  "awaiting-buyer": "buyer",
};

/** What a case waits for, said to the one who reads it. */
export const getCaseLabel = (status: OrderCaseStatus, viewer: CaseViewer): string =>
  sides[status] === viewer ? "Waiting for you" : labels[status];
