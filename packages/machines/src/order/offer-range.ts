import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { isBelowFloor } from "../price/price-floor.ts";
import type { Offer } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

/**
 * The exclusive bounds of a counteroffer in cents, what is said about them beforehand, and the message for an amount
 * outside them.
 */
export type CounterRange = { above: number; below: number; hint: string; message: string };

type Negotiated = {
  /** The price agreed on with the owner of a consigned piece; null without one. */
  priceFloor: number | null;
  offer: Pick<Offer, "amount" | "buyerAmount" | "sellerAmount"> | null;
  askingPrice: number;
};

/**
 * The range of a counteroffer (docs/product.md §4, Money). The two sides move toward each other, so a
 * counteroffer lies between the last amounts of both, and a shop cannot go below the price agreed on with an
 * owner. The asking price counts as the seller's amount until the seller has countered, and is never
 * exceeded.
 */
export function counterRange(
  { offer, askingPrice, priceFloor }: Negotiated,
  side: Side,
): CounterRange | null {
  if (offer === null) return null;
  const above = offer.buyerAmount;
  const below = Math.min(askingPrice, offer.sellerAmount ?? askingPrice);
  const isPrice = offer.sellerAmount === null || askingPrice < offer.sellerAmount;
  const [buyers, sellers] =
    side === "buyer"
      ? ["your last offer", isPrice ? "the price" : "the seller’s counteroffer"]
      : ["the buyer’s offer", isPrice ? "your price" : "your last counteroffer"];
  if (side === "seller" && isBelowFloor(above + 1, priceFloor))
    return {
      above: priceFloor - 1,
      below,
      hint: `At least ${formatCents(priceFloor)} and less than ${formatCents(below)}.`,
      message: `Enter at least ${formatCents(priceFloor)}, which you agreed on with the owner, and less than ${sellers} of ${formatCents(below)}`,
    };
  const message = `Enter more than ${buyers} of ${formatCents(above)} and less than ${sellers} of ${formatCents(below)}`;
  const hint = `More than ${formatCents(above)} and less than ${formatCents(below)}.`;
  return { above, below, hint, message };
}

/**
 * The price agreed on with the owner, when the offer is below it and cannot be accepted; else null. Cents.
 */
export const unmetFloor = ({ offer, priceFloor }: Pick<Negotiated, "offer" | "priceFloor">): number | null =>
  offer !== null && isBelowFloor(offer.amount, priceFloor) ? priceFloor : null;

/** The highest amount that can be sent, or null when there is no room between the two sides. */
export function highestCounter({ above, below }: CounterRange): number | null {
  return below - 1 > above && below - 1 >= constants.minOffer ? below - 1 : null;
}

export const isWithin = ({ above, below }: CounterRange, amount: number): boolean =>
  amount > above && amount < below;
