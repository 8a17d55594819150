import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";

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

export const getCaseLabel = (status: OrderCaseStatus): string => labels[status];
