import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Order } from "@heirloop/contract/order/order.schema";
import { isOfferStage } from "@heirloop/contract/order/order-status";
import type { Side } from "@heirloop/contract/user/user.schema";

const amountLabels: Readonly<Record<Side, { offer: string; counteroffer: string }>> = {
  buyer: { offer: "Your offer", counteroffer: "Seller’s counteroffer" },
  seller: { offer: "Buyer’s offer", counteroffer: "Your counteroffer" },
};

/**
 * The last amount of each side, until the offer becomes a purchase. The asking price is the present one, so it is left
 * out once the offer has ended.
 */
export function getOfferFacts(
  { listings, offer, approved, status }: Pick<Order, "listings" | "offer" | "approved" | "status">,
  side: Side,
): { key: string; value: string }[] {
  if (offer === null || approved) return [];
  const askingPrice = listings.reduce((sum, { listing }) => sum + listing.price, 0);
  const labels = amountLabels[side];
  return [
    ...(isOfferStage(status) ? [{ key: "Asking price", value: formatCents(askingPrice) }] : []),
    { key: labels.offer, value: formatCents(offer.buyerAmount) },
    ...(offer.sellerAmount === null
      ? []
      : [{ key: labels.counteroffer, value: formatCents(offer.sellerAmount) }]),
  ];
}
