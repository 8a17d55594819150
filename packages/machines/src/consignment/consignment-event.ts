import type { Cents } from "@heirloop/contract/money/money.schema";
import type { Address, DayWindow } from "@heirloop/contract/order/order.schema";

/**
 * Who can send an event to a consignment: its owner; a business to which it is offered; the business that
 * accepted it (the holder); the market, when a buyer keeps the piece; or a timer.
 */
export type ConsignmentActor = "consigner" | "business" | "holder" | "market" | "time";

export type ConsignmentEvent =
  | { type: "open" }
  /** Asking price in cents and the consigner's percentage of it. */
  | { type: "accept"; pricePlan: Cents; share: number }
  | { type: "decline" }
  /** The owner says where the holder collects the piece. */
  | { type: "set-pickup"; address: Address; phone: string; accessNotes?: string | undefined }
  /** A time for the collection; a day is `2026-11-25`. */
  | { type: "schedule"; date: string; window: DayWindow }
  /** `window` names one of the other side's proposals: `2026-11-25/morning`. */
  | { type: "confirm-schedule"; window: string }
  /** The holder cannot take the piece after all; the owner reads the reason. */
  | { type: "release"; reason: string }
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
