import type { Cents } from "@heirloop/contract/money/money.schema";

/**
 * Who moves a consignment: its owner; a business that it is offered to; the business that took it (the holder); the market, when a buyer
 * keeps the piece; or time.
 */
export type ConsignmentActor = "consigner" | "business" | "holder" | "market" | "time";

type ConsignmentEvent =
  | { type: "open" }
  /** Asking price in cents and the consigner's percent of it. */
  | { type: "accept"; pricePlan: Cents; share: number }
  | { type: "decline" }
  | { type: "collect" }
  /** `listing` is the heirloopId under which it is for sale. */
  | { type: "list"; listing: string }
  | { type: "return" }
  /** The holder asks the owner to agree to this lower price, in cents. A newer request replaces the one before. */
  | { type: "request-price"; price: Cents }
  /** The owner answers the request for this price, in cents: one that was replaced meanwhile is not answered. */
  | { type: "accept-price"; price: Cents }
  | { type: "decline-price"; price: Cents }
  | { type: "withdraw" }
  | { type: "lapse" }
  /** What the buyer paid for the piece itself, in cents. */
  | { type: "sell"; price: Cents };

/** An event with who sends it and when (ISO instant). */
export type SentConsignmentEvent = ConsignmentEvent & { by: ConsignmentActor; now: string };
