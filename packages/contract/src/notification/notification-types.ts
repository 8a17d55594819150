/** Apart from the schemas, for pages that do not load them. */
export const notificationTypes = [
  "offer",
  "counteroffer",
  "offer-accepted",
  "offer-declined",
  "message",
  "order",
  "question",
  "price-drop",
  "saved-search",
  "followed-seller",
  "review-request",
  "review",
  "review-reply",
  "waiting-list",
  /** For its owner. */
  "consignment",
  /** For the shop that accepted it. */
  "shop-consignment",
  "payout",
  /** We took down a piece, or allowed it again. */
  "taken-down",
  /** For those who reported a piece, a review or a reply. */
  "report-decided",
] as const;
