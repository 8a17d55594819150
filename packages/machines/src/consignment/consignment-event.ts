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
  | { type: "withdraw" }
  | { type: "lapse" }
  /** What the buyer paid for the piece itself, in cents. */
  | { type: "sell"; price: Cents };

/** An event with who sends it and when (ISO instant). */
export type SentConsignmentEvent = ConsignmentEvent & { by: ConsignmentActor; now: string };
