import { isCaseOpen } from "@heirloop/contract/order/order-case-status";
import type { MoneyKind } from "@heirloop/contract/order/order-money.schema";
import type { Order } from "@heirloop/contract/order/order.schema";
import { wasCharged } from "@heirloop/contract/order/payment-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import { getNoShowStep } from "./no-show-copy.ts";
import type { OfferFacts } from "./offer-copy.ts";
import { getOfferCopy, getOpenPayment, type LabeledOrder, orderStatusCopy } from "./order-copy.ts";

type Next = Readonly<Record<Side, string>>;

/** The copy while a payment is open, instead of that of the offer or the status. */
const paymentCopy: Record<"pending" | "failed", Record<"offer" | "request", Next>> = {
  pending: {
    offer: {
      buyer: "The offer is accepted and your payment is being confirmed. The piece is held for you.",
      seller: "The offer is accepted and the payment is being confirmed.",
    },
    request: {
      buyer: "The seller has approved. Your payment is being confirmed.",
      seller: "You approved the order. The payment is being confirmed.",
    },
  },
  failed: {
    offer: {
      buyer:
        "The offer is accepted, but your card was declined. The piece is held until you pay with another card.",
      seller:
        "The offer is accepted, but the buyer’s card was declined. The piece is held while they choose another.",
    },
    request: {
      buyer: "Your card was declined, so the order is not approved yet. Ask your bank.",
      seller: "The buyer’s card was declined. Approve again to try once more, or decline the order.",
    },
  },
};

/** Where the money of a completed sale is, by the last line about it. */
const payoutHeld = "Your payout is on hold while the buyer’s bank asks about the payment.";
const payoutCopy: Readonly<Partial<Record<MoneyKind, string>>> = {
  disputed: "The buyer’s bank returned the payment to the buyer, so you are not paid for it.",
  "payout-held": payoutHeld,
  "payout-in-case": "Your payout is on hold until the problem that the buyer reported is settled.",
  "payout-sent": "Your payout is on its way to your bank.",
  "payout-arrived": "Your payout has arrived at your bank.",
  "payout-failed": "Your payout did not reach your bank. Look at your payout account.",
};

/** What the statuses that name the seller's payday say instead while the payment is disputed. */
const disputedCopy: Readonly<Partial<Record<Order["status"], string>>> = {
  in_transit: "It is with the carrier. Your payout is on hold while the buyer’s bank asks about the payment.",
  completed: payoutHeld,
};

function getPayoutCopy(
  { status, money, payment }: Pick<Order, "status" | "money" | "payment">,
  side: Side,
): string | undefined {
  if (side !== "seller") return undefined;
  const last =
    status === "completed"
      ? money.findLast((line) => line.side === "seller" && payoutCopy[line.kind] !== undefined)
      : undefined;
  return (last && payoutCopy[last.kind]) ?? (payment.disputed ? disputedCopy[status] : undefined);
}

/** An ended order whose money waits for the bank. */
const disputedEndCopy: Readonly<Record<Side, string>> = {
  buyer: "Your bank is asking about the payment. If it does not return the money to you, we refund it then.",
  seller: "The piece is yours to sell. The buyer’s bank decides about the payment.",
};

/** A completed order that is in doubt, or that went back. */
const openCaseCopy: Readonly<Record<Side, string>> = {
  buyer: "You reported a problem. The seller is paid once it is settled.",
  seller: "The buyer reported a problem. You are paid once it is settled.",
};
const returnedCopy: Readonly<Record<Side, string>> = {
  buyer: "You returned it, and your payment went back to you.",
  seller: "The buyer returned it, and the payment went back. You can list the piece again.",
};

function getCaseCopy({ case: reported }: Pick<Order, "case">, side: Side): string | undefined {
  if (reported === undefined) return undefined;
  if (isCaseOpen(reported.status)) return openCaseCopy[side];
  return reported.outcome === "returned" ? returnedCopy[side] : undefined;
}

/** The next step for one side. An ended order mentions a refund only if the buyer had paid. */
export function getNextStep(
  order: LabeledOrder & Pick<Order, "money" | "case">,
  side: Side,
  facts: OfferFacts,
): string {
  const reported = getCaseCopy(order, side);
  if (reported !== undefined) return reported;
  const payout = getPayoutCopy(order, side);
  if (payout !== undefined) return payout;
  const noShow = getNoShowStep(order, side);
  if (noShow !== null) return noShow;
  const { status, payment } = order;
  const open = getOpenPayment(order);
  if (open !== null) return paymentCopy[open][order.offer === null ? "request" : "offer"][side];
  const offer = getOfferCopy(order, side);
  if (offer !== null) return offer.next[side](facts);
  const { next } = orderStatusCopy[status];
  if ("buyer" in next) return next[side];
  if (payment.disputed && payment.status !== "refunded") return disputedEndCopy[side];
  return next[wasCharged(payment.status) ? "paid" : "unpaid"][side];
}
