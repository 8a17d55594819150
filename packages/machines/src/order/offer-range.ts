import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { isBelowFloor } from "../consignment/price-floor.ts";
import type { Offer } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

/** Cents between which a counteroffer lies, neither of them included, and what to say of one that does not. */
export type CounterRange = { above: number; below: number; message: string };

type Negotiated = {
  /** What the seller agreed on with the owner of a consigned piece; null without one. */
  priceFloor: number | null;
  offer: Pick<Offer, "amount" | "buyerAmount" | "sellerAmount"> | null;
  askingPrice: number;
};

/**
 * What a side may counter with (docs/product.md §4, Money): the two sides move toward each other, so that a counteroffer lies between
 * the last amounts of both, and a shop does not go below what it agreed on with an owner. The asking price stands for the seller's until the seller has countered, and is never passed.
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
      message: `Enter at least ${formatCents(priceFloor)}, which you agreed on with the owner, and less than ${sellers} of ${formatCents(below)}`,
    };
  const message = `Enter more than ${buyers} of ${formatCents(above)} and less than ${sellers} of ${formatCents(below)}`;
  return { above, below, message };
}

/** What the seller agreed on with the owner, when the offer is less than that and cannot be accepted; else null. Cents. */
export const unmetFloor = ({ offer, priceFloor }: Pick<Negotiated, "offer" | "priceFloor">): number | null =>
  offer !== null && isBelowFloor(offer.amount, priceFloor) ? priceFloor : null;

/** The highest amount of a range that can be sent, or null when there is no room between the two sides. */
export function highestCounter({ above, below }: CounterRange): number | null {
  return below - 1 > above && below - 1 >= constants.leastOffer ? below - 1 : null;
}

export const isWithin = ({ above, below }: CounterRange, amount: number): boolean =>
  amount > above && amount < below;
