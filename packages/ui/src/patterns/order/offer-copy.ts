import { formatCents } from "@heirloop/contract/money/format-cents";
import type { OfferState } from "@heirloop/contract/order/offer-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { BadgeProps } from "../../components/badge/badge.tsx";

export type OfferFacts = {
  /** Whether the side whose turn it is can still name an amount between the two of them. */
  canCounter: boolean;
  /** Cents that a shop agreed on with the owner of a consigned piece, when the offer is less and cannot be accepted. */
  unmetFloor?: number | null | undefined;
};
type OfferCopy = {
  /** On the offer itself, in the conversation. */
  badge: string;
  /** On the order. */
  label: string;
  tone: NonNullable<BadgeProps["tone"]>;
  /** What happens next, or why nothing does. */
  next: Readonly<Record<Side, (facts: OfferFacts) => string>>;
};

const uncharged = "You were not charged.";
const both = (text: string): OfferCopy["next"] => ({ buyer: () => text, seller: () => text });
const ended = (label: string, buyer: string, seller: string): OfferCopy => ({
  badge: label,
  label,
  tone: "neutral",
  next: { buyer: () => `${buyer} ${uncharged}`, seller: () => seller },
});
/** Why a shop cannot accept an offer for a consigned piece. */
export const unmetFloorCopy = (floor: number): string =>
  `You agreed with the owner on ${formatCents(floor)} or more, so you cannot accept this.`;

const waysToAnswer = ({ canCounter, unmetFloor }: OfferFacts): string => {
  if (unmetFloor !== null && unmetFloor !== undefined)
    return `${unmetFloorCopy(unmetFloor)} ${canCounter ? "Counter with your own price, decline it, or ask" : "Decline it, or ask"} the owner for a lower price.`;
  return canCounter ? "Accept it, decline it, or counter with your own price." : "Accept it or decline it.";
};

/** The label where the reason concerns an account; a sentence below it says more. */
export const endedLabel = "Ended";

/** The copy for each side in each state of an offer. */
export const offerCopy: Readonly<Record<OfferState, OfferCopy>> = {
  "offer-received": {
    badge: "Your turn",
    label: "New offer",
    tone: "warning",
    next: { buyer: waysToAnswer, seller: waysToAnswer },
  },
  "offer-sent": {
    badge: "Waiting for an answer",
    label: "Offer sent",
    tone: "warning",
    next: {
      buyer: () => "The seller has your offer. Your card is charged only if you both agree on a price.",
      seller: () => "The buyer has your offer.",
    },
  },
  "counteroffer-received": {
    badge: "Your turn",
    label: "New counteroffer",
    tone: "warning",
    next: {
      buyer: (facts) =>
        `The seller made a counteroffer. ${waysToAnswer(facts)} Your card is charged only if you both agree.`,
      seller: (facts) => `The buyer made a counteroffer. ${waysToAnswer(facts)}`,
    },
  },
  "counteroffer-sent": {
    badge: "Waiting for an answer",
    label: "Counteroffer sent",
    tone: "warning",
    next: {
      buyer: () =>
        "The seller has your counteroffer. Your card is charged only if you both agree on a price.",
      seller: () => "The buyer has your counteroffer. If they counter, you can respond again.",
    },
  },
  accepted: {
    badge: "Accepted",
    label: "Offer accepted",
    tone: "success",
    next: both("You agreed on a price."),
  },
  declined: ended(
    "Declined",
    "The offer was declined.",
    "The offer was declined. Your piece is still yours to sell.",
  ),
  withdrawn: ended(
    "Withdrawn",
    "You withdrew your offer.",
    "The buyer withdrew the offer. Your piece is still yours to sell.",
  ),
  expired: ended("Expired", "The offer was not answered in time.", "The offer was not answered in time."),
  unpaid: ended(
    "Not paid",
    "The card was declined and not replaced in time.",
    "The buyer’s card was declined and not replaced in time. Your piece is still yours to sell.",
  ),
  sold: ended(
    "Sold to another buyer",
    "The seller sold the piece to another buyer.",
    "You sold the piece to another buyer.",
  ),
  bought: {
    badge: "Ordered at its price",
    label: "Ordered at its price",
    tone: "neutral",
    next: {
      buyer: () => "You ordered the piece at its price instead. Nothing was charged for this offer.",
      seller: () => "The buyer ordered the piece at its price instead.",
    },
  },
  retired: ended("No longer for sale", "The seller took the piece down.", "You took the piece down."),
  removed: ended("Removed", "Heirloop removed this offer.", "Heirloop removed this offer."),
  "seller-blocked": ended(
    endedLabel,
    "The seller’s account is no longer active.",
    "Your account is blocked, so the offer ended.",
  ),
  "buyer-blocked": ended(
    endedLabel,
    "Your account is blocked, so the offer ended.",
    "The buyer’s account is no longer active.",
  ),
};
