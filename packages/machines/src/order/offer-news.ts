import type { OfferOutcome } from "@heirloop/contract/order/offer-status";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { OrderContext } from "./order-context.ts";
import type { OrderActor } from "./order-event.ts";

type Facts = { offer: NonNullable<OrderContext["offer"]>; by: OrderActor };
type OutcomeNews = {
  /** The message to both sides in the conversation. */
  message: string;
  /** Notifications; null for the side that acted. */
  notice: Readonly<Record<Side, (facts: Facts) => string | null>>;
};

const unlessBy = (side: Side, text: (facts: Facts) => string) => (facts: Facts) =>
  facts.by === side ? null : text(facts);
/** What the other side responds to: a counteroffer once this side has made one. */
const yours = ({ offer }: Facts): string =>
  offer.counteroffer === null ? "your offer" : "your counteroffer";
const expired =
  (side: Side) =>
  ({ offer }: Facts): string => {
    const what = offer.status === "counteroffer" ? "counteroffer" : "offer";
    if (offer.turn === side) return `You did not answer the ${what} in time, so it expired`;
    return `The ${side === "buyer" ? "seller" : "buyer"} did not answer your ${what} in time, so it expired`;
  };

/** The messages to both sides at the end of an offer. */
export const offerOutcomeNews: Readonly<Record<OfferOutcome, OutcomeNews>> = {
  accepted: {
    message: "The offer was accepted",
    notice: {
      buyer: unlessBy("buyer", () => "accepted your offer"),
      seller: unlessBy("seller", (facts) => `accepted ${yours(facts)}`),
    },
  },
  declined: {
    message: "The offer was declined",
    notice: {
      buyer: unlessBy("buyer", (facts) => `declined ${yours(facts)}`),
      seller: unlessBy("seller", (facts) => `declined ${yours(facts)}`),
    },
  },
  withdrawn: {
    message: "The offer was withdrawn",
    notice: { buyer: () => null, seller: () => "withdrew the offer" },
  },
  expired: {
    message: "The offer expired without an answer",
    notice: { buyer: expired("buyer"), seller: expired("seller") },
  },
  unpaid: {
    message: "The buyer’s card was declined and not replaced in time, so this offer ended",
    notice: {
      buyer: () => "Your card was declined and not replaced in time, so the offer ended",
      seller: () => "The buyer’s card was declined and not replaced in time, so the offer ended",
    },
  },
  sold: {
    message: "The piece was sold to another buyer, so this offer ended",
    notice: {
      buyer: () => "The piece was sold to another buyer, so your offer ended",
      seller: ({ offer }) =>
        `You sold the piece to another buyer, so the offer of ${formatCents(offer.amount)} ended`,
    },
  },
  bought: {
    message: "The buyer ordered the piece at its price, so this offer ended",
    notice: { buyer: () => null, seller: () => null },
  },
  retired: {
    message: "The seller took the piece down, so this offer ended",
    notice: {
      buyer: () => "The seller took the piece down, so your offer ended",
      seller: ({ offer }) => `You took the piece down, so the offer of ${formatCents(offer.amount)} ended`,
    },
  },
  removed: {
    message: "Heirloop removed this offer",
    notice: { buyer: () => "Heirloop removed your offer", seller: () => "Heirloop removed an offer to you" },
  },
  "seller-blocked": {
    message: "The seller’s account is no longer active, so this offer ended",
    notice: {
      buyer: () => "The seller’s account is no longer active, so your offer ended",
      seller: () => "Your account is blocked, so an offer to you ended",
    },
  },
  "buyer-blocked": {
    message: "The buyer’s account is no longer active, so this offer ended",
    notice: {
      buyer: () => "Your account is blocked, so your offer ended",
      seller: () => "The buyer’s account is no longer active, so the offer ended",
    },
  },
};

/** The messages about a price that dropped to an open offer or below it. */
export function repriceNews({ offer, askingPrice }: Pick<OrderContext, "offer" | "askingPrice">) {
  const [price, amount] = [formatCents(askingPrice), formatCents(offer?.amount ?? 0)];
  const what = offer?.status === "counteroffer" ? "counteroffer" : "offer";
  const change =
    askingPrice === offer?.amount ? "is the same as the price now" : `is now ${price} instead of ${amount}`;
  return {
    message: `The price is now ${price}, so the ${what} ${change}`,
    notice: {
      buyer: `The price is now ${price}, so ${what === "offer" ? "your offer" : "the counteroffer"} ${change}`,
      seller: `You lowered the price to ${price}, so the ${what} ${change}`,
    },
  } satisfies { message: string; notice: Record<Side, string> };
}
