/** What people do to a consignment, by the names the consignment machine and the addresses of the calls know. */
export const consignmentEventTypes = [
  "accept",
  "decline",
  "collect",
  "list",
  "return",
  "withdraw",
  "request-price",
  "accept-price",
  "decline-price",
] as const;
export type ConsignmentEventType = (typeof consignmentEventTypes)[number];
