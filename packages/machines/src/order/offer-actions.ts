import type { LostOfferOutcome, OfferOutcome } from "@heirloop/contract/order/offer-status";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { offerOutcomeNews, repriceNews } from "./offer-news.ts";
import {
  type Asked,
  carryOut,
  deadlineIn,
  noDeadline,
  returnMoney,
  returnPromoCode,
  say,
  sideOf,
} from "./order-actions.ts";
import { otherSide } from "./order-event.ts";

const sides = ["buyer", "seller"] as const;
const noticeKind = (outcome: OfferOutcome): NotificationType =>
  outcome === "accepted" ? "offer-accepted" : outcome === "removed" ? "order" : "offer-declined";
/** Runs before the offer is settled, while its turn is still known. */
const notifyOutcome = (outcomeOf: (asked: Asked) => OfferOutcome | null) =>
  sides.map((side) =>
    carryOut((asked) => {
      const [outcome, { offer }] = [outcomeOf(asked), asked.context];
      if (outcome === null || offer === null) return null;
      const text = offerOutcomeNews[outcome].notice[side]({ offer, by: asked.event.by });
      return text === null ? null : { type: "notify", side, kind: noticeKind(outcome), text };
    }),
  );
const closeOfferMessage = (status: OfferOutcome | "superseded") =>
  carryOut({ type: "close-offer-message", status });
const settleOffer = (status: OfferOutcome) => ({ type: "settleOffer" as const, params: { status } });

export const acceptOffer = [
  settleOffer("accepted"),
  "approve" as const,
  carryOut({ type: "charge-payment" }),
  carryOut({ type: "mark-sold" }),
  deadlineIn("lapse", constants.schedulingLapse),
  closeOfferMessage("accepted"),
  say(offerOutcomeNews.accepted.message),
  ...notifyOutcome(() => "accepted"),
];

/** The effects of every end of an offer by a side, a deadline or an admin. */
export const endOffer = (outcome: Exclude<OfferOutcome, LostOfferOutcome>) => [
  ...notifyOutcome(() => outcome),
  settleOffer(outcome),
  returnMoney,
  returnPromoCode,
  noDeadline,
  closeOfferMessage(outcome),
  carryOut((asked) => ({
    type: "write-message",
    kind: "offer-deleted",
    text: offerOutcomeNews[outcome].message,
    by: sideOf(asked),
  })),
];

const lostOutcome = ({ event }: Asked): LostOfferOutcome | null =>
  event.type === "end-offer" ? event.outcome : null;

/** The effects of an end that neither side chose for this offer. */
export const loseOffer = [
  ...notifyOutcome(lostOutcome),
  "keepLostOutcome" as const,
  returnMoney,
  returnPromoCode,
  noDeadline,
  carryOut((asked) => {
    const status = lostOutcome(asked);
    return status && { type: "close-offer-message", status };
  }),
  carryOut((asked) => {
    const outcome = lostOutcome(asked);
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
  carryOut((asked) => ({
    type: "write-message",
    kind: "offer-sent",
    text: `Counteroffer: ${formatCents(asked.context.offer?.amount ?? 0)}`,
    by: sideOf(asked),
  })),
  carryOut((asked) => ({
    type: "notify",
    side: otherSide(sideOf(asked) ?? "seller"),
    kind: "counteroffer",
    text: `sent a counteroffer of ${formatCents(asked.context.offer?.amount ?? 0)}`,
  })),
];

/**
 * The price dropped to the offer or below it. Both sides are notified of the previous amount before it is
 * lowered.
 */
export const repriceOffer = [
  closeOfferMessage("superseded"),
  carryOut(({ context }) => ({
    type: "write-message",
    kind: "offer-sent",
    text: repriceNews(context).message,
    by: null,
  })),
  ...sides.map((side) =>
    carryOut(({ context }) => ({
      type: "notify",
      side,
      kind: "offer",
      text: repriceNews(context).notice[side],
    })),
  ),
  "lowerOffer" as const,
];
