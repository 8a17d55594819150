import type { LostOfferOutcome, OfferOutcome } from "@heirloop/contract/order/offer-status";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import { isPaymentOpen } from "@heirloop/contract/order/payment-status";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { offerOutcomeNews, repriceNews } from "./offer-news.ts";
import {
  type ActionArgs,
  awaitPayment,
  requestEffect,
  deadlineIn,
  clearDeadline,
  recordPayment,
  returnMoney,
  returnPromoCode,
  writeMessage,
  sideOf,
} from "./order-actions.ts";
import { otherSide } from "./order-event.ts";
import { later } from "@heirloop/contract/order/time-window";

const sides = ["buyer", "seller"] as const;
const noticeKind = (outcome: OfferOutcome): NotificationType =>
  outcome === "accepted" ? "offer-accepted" : outcome === "removed" ? "order" : "offer-declined";
/** Runs before the offer is settled, while its turn is still known. */
const notifyOutcome = (outcomeOf: (args: ActionArgs) => OfferOutcome | null) =>
  sides.map((side) =>
    requestEffect((args) => {
      const [outcome, { offer }] = [outcomeOf(args), args.context];
      if (outcome === null || offer === null) return null;
      const text = offerOutcomeNews[outcome].notice[side]({ offer, by: args.event.by });
      return text === null ? null : { type: "notify", side, kind: noticeKind(outcome), text };
    }),
  );
const closeOfferMessage = (status: OfferOutcome | "superseded") =>
  requestEffect({ type: "close-offer-message", status });
const settleOffer = (status: OfferOutcome) => ({ type: "settleOffer" as const, params: { status } });

/** The piece is held until the buyer's card has paid for it; the offer ends if it does not in time. */
export const acceptOffer = [
  ...awaitPayment("charge-payment"),
  requestEffect(({ event: { now } }) => ({
    type: "reserve-stock",
    until: later(now, constants.acceptedOfferPayment),
  })),
  deadlineIn("expire", constants.acceptedOfferPayment),
];

export const offerPaid = [
  settleOffer("accepted"),
  "approve" as const,
  ...recordPayment,
  requestEffect({ type: "mark-sold" }),
  deadlineIn("lapse", constants.schedulingLapse),
  closeOfferMessage("accepted"),
  writeMessage(offerOutcomeNews.accepted.message),
  ...notifyOutcome(() => "accepted"),
];

/** Only an accepted offer holds its piece. */
const releaseHolds = requestEffect(({ context }) =>
  isPaymentOpen(context.payment) ? { type: "release-stock" } : null,
);

/** The effects of every end of an offer by a side, a deadline or an admin. */
export const endOffer = (outcome: Exclude<OfferOutcome, LostOfferOutcome>) => [
  ...notifyOutcome(() => outcome),
  settleOffer(outcome),
  returnMoney,
  releaseHolds,
  returnPromoCode,
  clearDeadline,
  closeOfferMessage(outcome),
  requestEffect((args) => ({
    type: "write-message",
    kind: "offer-deleted",
    text: offerOutcomeNews[outcome].message,
    by: sideOf(args),
  })),
];

const lostOutcome = ({ event }: ActionArgs): LostOfferOutcome | null =>
  event.type === "end-offer" ? event.outcome : null;

/** The effects of an end that neither side chose for this offer. */
export const loseOffer = [
  ...notifyOutcome(lostOutcome),
  "settleLostOffer" as const,
  returnMoney,
  releaseHolds,
  returnPromoCode,
  clearDeadline,
  requestEffect((args) => {
    const status = lostOutcome(args);
    return status && { type: "close-offer-message", status };
  }),
  requestEffect((args) => {
    const outcome = lostOutcome(args);
    return (
      outcome && {
        type: "write-message",
        kind: "offer-deleted",
        text: offerOutcomeNews[outcome].message,
        by: null,
      }
    );
  }),
];

export const counterOffer = [
  "counterOffer" as const,
  closeOfferMessage("superseded"),
  deadlineIn("expire", constants.offerExpiry),
  requestEffect((args) => ({
    type: "write-message",
    kind: "offer-sent",
    text: `Counteroffer: ${formatCents(args.context.offer?.amount ?? 0)}`,
    by: sideOf(args),
  })),
  requestEffect((args) => ({
    type: "notify",
    side: otherSide(sideOf(args) ?? "seller"),
    kind: "counteroffer",
    text: `sent a counteroffer of ${formatCents(args.context.offer?.amount ?? 0)}`,
  })),
];

/**
 * The price dropped to the offer or below it. Both sides are notified of the previous amount before it is
 * lowered.
 */
export const repriceOffer = [
  closeOfferMessage("superseded"),
  requestEffect(({ context }) => ({
    type: "write-message",
    kind: "offer-sent",
    text: repriceNews(context).message,
    by: null,
  })),
  ...sides.map((side) =>
    requestEffect(({ context }) => ({
      type: "notify",
      side,
      kind: "offer",
      text: repriceNews(context).notice[side],
    })),
  ),
  "lowerOffer" as const,
];
