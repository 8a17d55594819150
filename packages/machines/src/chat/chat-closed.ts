import { type Contact, contactClosedCopy } from "@heirloop/contract/blocked-people/contact";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { isCaseOpen, type OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import { isEndStatus, type OrderStatus } from "@heirloop/contract/order/order-status";
import { isOfferOpen, type OfferOutcome, type OfferStatus } from "@heirloop/contract/order/offer-status";
import { statusRules } from "../order/order-status-rules.ts";

type ChatOrder = {
  status: OrderStatus;
  approved: boolean;
  offer: { status: OfferStatus } | null;
  /** A reported problem: while it is open, both sides can talk about it. */
  case?: { status: OrderCaseStatus } | null | undefined;
};

/** Except for an accepted offer, each outcome also ends the order; only the offer's status says how. */
const closedByOffer: Readonly<Record<OfferOutcome, string | null>> = {
  accepted: null,
  declined: "The offer was declined.",
  withdrawn: "The offer was withdrawn.",
  expired: "The offer expired.",
  unpaid: "The offer was not paid in time.",
  sold: "The piece was sold to another buyer.",
  bought: "The piece was ordered at its price instead.",
  retired: "The seller took the piece down.",
  removed: "Heirloop removed this offer.",
  "seller-blocked": "The seller’s account is no longer active.",
  "buyer-blocked": "The buyer’s account is no longer active.",
};

/**
 * Why a chat accepts no messages now, for the user to read; null while it accepts them (docs/product.md §4,
 * Chats). An inquiry has no order and is open unless one side has blocked the other. A block leaves the chat of an order
 * open as long as both sides still have to arrange something.
 */
export function getOrderChatClosedReason(order: ChatOrder | null, contact: Contact = "open"): string | null {
  if (order === null) return contact === "open" ? null : contactClosedCopy[contact];
  if (order.case && isCaseOpen(order.case.status)) return null;
  const { offer } = order;
  const byOffer = offer === null || isOfferOpen(offer.status) ? null : closedByOffer[offer.status];
  const byOrder = byOffer ?? statusRules[order.status].chatClosed[order.approved ? "approved" : "unapproved"];
  const isArranged = !isEndStatus(order.status);
  return byOrder ?? (contact === "open" || isArranged ? null : contactClosedCopy[contact]);
}

/**
 * In an offer chat a piece counts as sold when it is sold, or when it is off the market for a reason other
 * than this order.
 */
export function isSoldInOfferChat(listing: Pick<Listing, "status" | "soldTo">, orderId: string): boolean {
  return listing.status === "sold" || (listing.status !== "active" && listing.soldTo !== orderId);
}

/** Shown to a buyer instead of a business's name before acceptance. */
export const hiddenSellerName = "Local business seller";

/** Whether the seller's name is hidden from the buyer: a business whose offer has not been accepted. */
export function isSellerHidden(
  order: { offer: object | null; approved: boolean } | null,
  seller: { isBusiness: boolean },
): boolean {
  return order !== null && order.offer !== null && !order.approved && seller.isBusiness;
}

/** Which chat a user opens: only its two sides may open it, and a chat with oneself leads to the profile. */
export function chatEntry(
  chat: { buyer: string; seller: string },
  viewer: string,
): "open" | "profile" | "permission-denied" {
  if (chat.buyer === chat.seller && chat.buyer === viewer) return "profile";
  return chat.buyer === viewer || chat.seller === viewer ? "open" : "permission-denied";
}
