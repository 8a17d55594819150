import type { Cents } from "@heirloop/contract/money/money.schema";

/**
 * Who can send an event to a consignment: its owner; a business to which it is offered; the business that
 * accepted it (the holder); the market, when a buyer keeps the piece; or a timer.
 */
export type ConsignmentActor = "consigner" | "business" | "holder" | "market" | "time";

type ConsignmentEvent =
  | { type: "open" }
  /** Asking price in cents and the consigner's percentage of it. */
  | { type: "accept"; pricePlan: Cents; share: number }
  | { type: "decline" }
  | { type: "collect" }
  /** `listing` is the heirloopId under which it is for sale. */
  | { type: "list"; listing: string }
  | { type: "return" }
  /**
   * The holder asks the owner to agree to this lower price, in cents. A new request replaces the previous
   * one.
   */
  | { type: "request-price"; price: Cents }
  /**
   * The owner's response to the request for this price, in cents. A request that has been replaced cannot be
   * answered.
   */
  | { type: "accept-price"; price: Cents }
  | { type: "decline-price"; price: Cents }
  | { type: "withdraw" }
  | { type: "lapse" }
  /** What the buyer paid for the piece itself, in cents. */
  | { type: "sell"; price: Cents };

/** An event with its sender and time (ISO instant). */
export type SentConsignmentEvent = ConsignmentEvent & { by: ConsignmentActor; now: string };
