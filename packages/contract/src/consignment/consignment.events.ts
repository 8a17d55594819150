/** The events that users can send to a consignment, as named by the consignment machine and in URLs. */
export const consignmentEventTypes = [
  "accept",
  "decline",
  "set-pickup",
  "schedule",
  "confirm-schedule",
  "release",
  "collect",
  "list",
  "return",
  "withdraw",
  "request-price",
  "accept-price",
  "decline-price",
] as const;
export type ConsignmentEventType = (typeof consignmentEventTypes)[number];
