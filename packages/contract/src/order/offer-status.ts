import * as z from "zod/mini";
import type { Side } from "../user/user.schema.ts";

/** Every way an offer can end. A new one does not compile until each text about outcomes covers it. */
export const offerOutcomes = [
  "accepted",
  "declined",
  "withdrawn",
  /** Not answered in time. */
  "expired",
  /** Accepted, but the buyer's card was declined and not replaced in time. */
  "unpaid",
  /** The seller sold the piece to another buyer. */
  "sold",
  /** The buyer bought the piece at its asking price instead. */
  "bought",
  /** The seller took the piece down. */
  "retired",
  /** An admin removed the order. */
  "removed",
  "seller-blocked",
  "buyer-blocked",
] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

/** What ends an offer without a response from either side; see `OrderOfferEvent`. */
export type LostOfferOutcome = Extract<
  OfferOutcome,
  "sold" | "bought" | "retired" | "seller-blocked" | "buyer-blocked"
>;

export const offerStatusSchema = z.enum(["pending", "counteroffer", ...offerOutcomes]);
export type OfferStatus = z.infer<typeof offerStatusSchema>;

/** `superseded`: a counteroffer, or a lower price of the piece, replaced this amount. */
export const messageOfferStatusSchema = z.enum([...offerStatusSchema.options, "superseded"]);
export type MessageOfferStatus = z.infer<typeof messageOfferStatusSchema>;

/** An offer as one side sees it: whose response is due, or how it ended. */
export type OfferState =
  | "offer-received"
  | "offer-sent"
  | "counteroffer-received"
  | "counteroffer-sent"
  | OfferOutcome;

/** The only rule for whose turn it is: every text and button about an offer follows it. */
export function offerStateFor(
  { status, turn }: { status: OfferStatus; turn: Side | null },
  side: Side,
): OfferState {
  if (status === "pending") return turn === side ? "offer-received" : "offer-sent";
  if (status === "counteroffer") return turn === side ? "counteroffer-received" : "counteroffer-sent";
  return status;
}

/** Whether the offer awaits a response from the side with this state. */
export const isYourTurn = (state: OfferState): boolean =>
  state === "offer-received" || state === "counteroffer-received";

export const isOfferOpen = (status: MessageOfferStatus): status is "pending" | "counteroffer" =>
  status === "pending" || status === "counteroffer";
