import type { ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";

/** What happened, as reported to the consigner or the holder. */
export type ConsignmentNews =
  | "opened"
  | "accepted"
  | "released"
  | "pickup-set"
  | "time-proposed"
  | "time-agreed"
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

/** Side effects of a consignment's transition; the server runs all of them in one transaction. */
export type ConsignmentEffect =
  /** It expires at that instant (ISO) unless it advances before. */
  | { type: "set-deadline"; at: string }
  | { type: "clear-deadline" }
  /** The business no longer sees it among the available consignments. */
  | { type: "record-decline" }
  | { type: "take-listing-down" }
  /** From now on its listing may not cost less than this many cents; no effect before there is a listing. */
  | { type: "set-price-floor"; amount: number }
  /** The consigner's part of the holder's earnings, in cents. */
  | { type: "pay-share"; amount: number }
  | { type: "notify"; side: ConsignmentSide; news: ConsignmentNews }
  /** Only an email: the side did it itself, and keeps the appointment for its calendar. */
  | { type: "mail"; side: ConsignmentSide; news: ConsignmentNews };
