/** What happened, as far as it is news to the consigner or the holder. */
export type ConsignmentNews =
  | "opened"
  | "accepted"
  | "collected"
  | "listed"
  | "sold"
  | "returned"
  | "withdrawn"
  | "lapsed-untaken"
  | "lapsed-uncollected"
  | "price-requested"
  | "price-accepted"
  | "price-declined";

/** What the world has to do when a consignment moves; the server carries out all of a move's effects in one transaction. */
export type ConsignmentEffect =
  /** It lapses at that instant (ISO) unless it moves on before. */
  | { type: "set-deadline"; at: string }
  | { type: "clear-deadline" }
  /** The business is not shown it among the available ones any more. */
  | { type: "keep-decline" }
  | { type: "take-listing-down" }
  /** Its listing may not cost less than this many cents from now on; nothing to do before there is one. */
  | { type: "set-price-floor"; amount: number }
  /** Cents out of the holder's earning that are the consigner's. */
  | { type: "pay-share"; amount: number }
  | { type: "tell"; whom: "consigner" | "holder"; news: ConsignmentNews };
