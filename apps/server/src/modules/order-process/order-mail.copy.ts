import type { Side } from "@heirloop/contract/user/user.schema";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import {
  type Handover,
  handoverOfStatus,
  isEndStatus,
  isOfferStage,
} from "@heirloop/contract/order/order-status";
import { agreedTime, contactRows } from "./appointment-mail.copy.ts";
import { countered, offerEnded, offerSentCopy, repriced } from "./offer-mail.copy.ts";
import {
  moneyBack,
  nobody,
  offered,
  returned,
  type OrderMailFacts,
  type OrderNews,
  type OrderMail,
  unlessBy,
  type WriteMail,
} from "./order-mail.facts.ts";
import { decidedHandover, noShowMailCopy, lapsedBecause } from "./no-show-mail.copy.ts";
import { rescheduleMailCopy } from "./reschedule-mail.copy.ts";
import { formatAppointment } from "../order/format-appointment.ts";
import type { OrderRow } from "../order/order.table.ts";

const reasonOf = (facts: OrderMailFacts): string[] =>
  facts.reason === null ? [] : [`Reason: ${facts.reason}`];
const proposed: WriteMail = ({ order, other, pieces, by }) => {
  const latest = order.proposals.findLast((proposal) => proposal.by === by);
  return latest === undefined
    ? null
    : {
        subject: `${other} proposes a time for ${pieces}`,
        paragraphs: [
          `${other} proposes ${formatAppointment(latest)}.`,
          "Agree to it, or propose another time that suits you better.",
        ],
      };
};

/** The steps after the agreed time, by handover method. */
const handover: Readonly<Record<Handover, Readonly<Record<Side, (facts: OrderMailFacts) => string>>>> = {
  pickup: {
    buyer: ({ order }) => `Show this code when you have seen the piece: ${order.handoffCode ?? ""}`,
    seller: ({ other }) => `Ask ${other} for the six-digit code when you hand it over.`,
  },
  delivery: {
    buyer: () => "The seller brings it to your address.",
    seller: () => "Bring it to the address below at that time.",
  },
  carrier: {
    buyer: () => "The seller now looks for a carrier.",
    seller: () => "Next, find a carrier and enter it with the order.",
  },
};
function handoverText(side: Side, facts: OrderMailFacts): string[] {
  const way = handoverOfStatus[facts.order.status];
  return way === null ? [] : [handover[way][side](facts)];
}

const timeAgreed =
  (side: Side): WriteMail =>
  (facts) => ({
    subject: `The time is agreed: ${facts.pieces}`,
    paragraphs: [
      `${facts.order.type === "pickup" ? "Pickup" : "Handover"}: ${agreedTime(facts)}.`,
      ...handoverText(side, facts),
    ],
    rows: contactRows(side, facts),
  });

const pickupChanged: WriteMail = (facts) =>
  facts.order.status === "active-pickup"
    ? {
        subject: `The pickup details have changed: ${facts.pieces}`,
        paragraphs: [
          `${facts.other} has changed where you pick up ${facts.pieces}. The time is the same: ${agreedTime(facts)}.`,
        ],
        rows: contactRows("buyer", facts),
      }
    : null;

const buyerCompleted: WriteMail = ({ pieces }) => ({
  subject: `Yours now: ${pieces}`,
  paragraphs: [
    `${pieces}: your order is complete. We hope it has found its place.`,
    `If something is not as described, tell us within ${formatDuration(constants.returnAskedWithin)}; returns are free.`,
  ],
  receipt: true,
});
function getPayoutTime({ isDisputed, payoutsConnected }: OrderMailFacts): string {
  if (isDisputed)
    return "The buyer’s bank is asking about the payment, so your payout is on hold until it decides.";
  return payoutsConnected
    ? `It goes to your account ${formatDuration(constants.payoutDelay)} from now.`
    : "Your payouts are not connected yet, so we keep it for you until they are.";
}
const sellerCompleted: WriteMail = (facts) => {
  const { pieces, payout, ownerShares, payoutsConnected } = facts;
  const ownerShare = ownerShares.reduce((sum, share) => sum + share, 0);
  const after =
    ownerShare === 0
      ? ""
      : `, after our fee and the ${ownerShares.length === 1 ? "owner’s share" : "owners’ shares"} of ${formatCents(ownerShare)}`;
  return {
    subject: `Sold and handed over: ${pieces}`,
    paragraphs: [
      `${pieces}: the sale is complete.`,
      ...(payout === null
        ? ["The payment has already gone back to the buyer, so nothing is paid out for it."]
        : [`You earn ${formatCents(payout)}${after}. ${getPayoutTime(facts)}`]),
    ],
    connectsPayouts: payout !== null && !payoutsConnected,
  };
};

const cancelledFor =
  (side: Side): WriteMail =>
  (facts) => ({
    subject: `Canceled: ${facts.pieces}`,
    paragraphs: [
      `${facts.by === side ? "You have" : `${facts.other} has`} canceled the order for ${facts.pieces}.`,
      ...reasonOf(facts),
      ...(side === "buyer" ? returned(facts) : ["The piece is on sale again."]),
    ],
  });

const completeOffAskedCopy: WriteMail = ({ other, pieces }) => ({
  subject: `${other} asks to complete the order for ${pieces} outside Heirloop`,
  paragraphs: [
    `${other} asks to complete the order for ${pieces} outside Heirloop.`,
    "If you agree, the payment goes back to the buyer, nothing is paid out, and our buyer protection ends.",
  ],
});

/** The mail to each side for each kind of news; null for the side that caused it. */
export const orderMailCopy: Readonly<Record<OrderNews, Readonly<Record<Side, WriteMail>>>> = {
  offer: {
    buyer: nobody,
    seller: offerSentCopy,
  },
  request: {
    buyer: ({ order, other, pieces, card }) => ({
      subject: `Your order: ${pieces}`,
      paragraphs: [
        `Thank you for your order. ${other} has ${formatDuration(constants.requestExpiry)} to approve it.`,
        `Nothing has been charged yet: ${formatCents(order.total)} is reserved on your ${card} until then.`,
      ],
      receipt: true,
    }),
    seller: ({ order, other, pieces }) => ({
      subject: `New order: ${pieces}`,
      paragraphs: [
        `${other} would like to buy ${pieces} for ${formatCents(order.items)}.`,
        `Approve or decline within ${formatDuration(constants.requestExpiry)}. Otherwise the order ends.`,
      ],
    }),
  },
  accept: {
    buyer: ({ order, other, pieces, card, by }) => ({
      subject: by === "buyer" ? `Your order: ${pieces}` : `Your offer was accepted: ${pieces}`,
      paragraphs: [
        by === "buyer"
          ? `You have accepted the counteroffer of ${other}. ${pieces} is yours.`
          : `${other} has accepted your offer. ${pieces} is yours.`,
        `We have charged ${formatCents(order.total)} to your ${card}. Next, agree on a time.`,
      ],
      receipt: true,
    }),
    seller: unlessBy("seller", (facts) => ({
      subject: `${facts.other} accepted your counteroffer: ${facts.pieces}`,
      paragraphs: [
        `${facts.other} has accepted ${offered(facts)} for ${facts.pieces} and has paid. Next, agree on a time.`,
      ],
    })),
  },
  counter: { buyer: unlessBy("buyer", countered), seller: unlessBy("seller", countered) },
  decline: {
    buyer: unlessBy("buyer", (facts) => ({
      subject: isOfferStage(facts.from)
        ? `Your offer was declined: ${facts.pieces}`
        : `Your order was declined: ${facts.pieces}`,
      paragraphs: [
        isOfferStage(facts.from)
          ? `${facts.other} has declined your offer for ${facts.pieces}.`
          : `${facts.other} has declined your order for ${facts.pieces}.`,
        ...reasonOf(facts),
        ...returned(facts),
      ],
    })),
    seller: unlessBy("seller", (facts) => ({
      subject: `Your counteroffer was declined: ${facts.pieces}`,
      paragraphs: [`${facts.other} has declined your counteroffer for ${facts.pieces}.`, ...reasonOf(facts)],
    })),
  },
  withdraw: {
    buyer: nobody,
    seller: ({ other, pieces }) => ({
      subject: `Offer withdrawn: ${pieces}`,
      paragraphs: [`${other} has withdrawn the offer for ${pieces}. Your listing is unchanged.`],
    }),
  },
  approve: {
    buyer: ({ order, other, pieces, card }) => ({
      subject: `Approved: ${pieces}`,
      paragraphs: [
        `${other} has approved your order. ${pieces} is yours.`,
        `We have charged ${formatCents(order.total)} to your ${card}. Next, agree on a time.`,
      ],
      receipt: true,
    }),
    seller: nobody,
  },
  cancel: { buyer: cancelledFor("buyer"), seller: cancelledFor("seller") },
  schedule: { buyer: unlessBy("buyer", proposed), seller: unlessBy("seller", proposed) },
  "set-pickup": { buyer: pickupChanged, seller: nobody },
  "confirm-schedule": { buyer: timeAgreed("buyer"), seller: timeAgreed("seller") },
  ...rescheduleMailCopy,
  ...noShowMailCopy,
  "confirm-handover": {
    buyer: decidedHandover(buyerCompleted),
    seller: decidedHandover(sellerCompleted),
  },
  "assign-carrier": {
    buyer: ({ order, pieces }) => ({
      subject: `A carrier was found: ${pieces}`,
      paragraphs: [
        `${order.carrierName ?? "A carrier"} will bring ${pieces}. We’ll email you when it ships.`,
      ],
    }),
    seller: nobody,
  },
  ship: {
    buyer: ({ order, pieces }) => ({
      subject: `On its way: ${pieces}`,
      paragraphs: [
        `${pieces} is on its way with ${order.carrierName ?? "the carrier"}.`,
        `Tracking number: ${order.tracking ?? ""}`,
      ],
    }),
    seller: nobody,
  },
  deliver: { buyer: buyerCompleted, seller: sellerCompleted },
  "pick-up": { buyer: buyerCompleted, seller: sellerCompleted },
  "auto-complete": { buyer: buyerCompleted, seller: sellerCompleted },
  "complete-off": {
    buyer: (facts) =>
      isEndStatus(facts.order.status)
        ? {
            subject: `Completed outside Heirloop: ${facts.pieces}`,
            paragraphs: [
              `You and ${facts.other} have completed the order for ${facts.pieces} outside Heirloop.`,
              moneyBack(facts),
            ],
          }
        : unlessBy("buyer", completeOffAskedCopy)(facts),
    seller: (facts) =>
      isEndStatus(facts.order.status)
        ? {
            subject: `Completed outside Heirloop: ${facts.pieces}`,
            paragraphs: [
              `You and ${facts.other} have completed the order for ${facts.pieces} outside Heirloop. The payment went back to the buyer, and nothing is paid out.`,
            ],
          }
        : unlessBy("seller", completeOffAskedCopy)(facts),
  },
  remove: {
    buyer: (facts) => ({
      subject: `Removed: your order for ${facts.pieces}`,
      paragraphs: [`We have removed your order for ${facts.pieces}.`, ...reasonOf(facts), ...returned(facts)],
    }),
    seller: (facts) => ({
      subject: `Removed: the order for ${facts.pieces}`,
      paragraphs: [`We have removed the order for ${facts.pieces}.`, ...reasonOf(facts)],
    }),
  },
  expire: {
    buyer: (facts) =>
      isOfferStage(facts.from)
        ? offerEnded("buyer")(facts)
        : {
            subject: `Expired: ${facts.pieces}`,
            paragraphs: [
              `Your order for ${facts.pieces} was not answered within ${formatDuration(constants.requestExpiry)} and has ended.`,
              ...returned(facts),
            ],
          },
    seller: (facts) =>
      isOfferStage(facts.from)
        ? offerEnded("seller")(facts)
        : {
            subject: `Expired: ${facts.pieces}`,
            paragraphs: [
              `The order of ${facts.other} for ${facts.pieces} was not answered within ${formatDuration(constants.requestExpiry)} and has ended. The piece is on sale again.`,
            ],
          },
  },
  reprice: { buyer: repriced, seller: nobody },
  "end-offer": { buyer: offerEnded("buyer"), seller: offerEnded("seller") },
  lapse: {
    buyer: lapsedBecause("buyer", (facts) => ({
      subject: `Canceled: ${facts.pieces}`,
      paragraphs: [
        `No time was agreed for ${facts.pieces} within 14 days, so the order was canceled.`,
        ...returned(facts),
      ],
    })),
    seller: lapsedBecause("seller", ({ pieces }) => ({
      subject: `Canceled: ${pieces}`,
      paragraphs: [
        `No time was agreed for ${pieces} within 14 days, so the order was canceled. The piece is on sale again.`,
      ],
    })),
  },
  "card-declined": {
    buyer: ({ pieces, card, from }) => ({
      subject: `Your card was declined: ${pieces}`,
      paragraphs: [
        `Your ${card} was declined, so ${isOfferStage(from) ? "the offer is not accepted" : "your order is not approved"} yet.`,
        isOfferStage(from)
          ? `Nothing was charged. The piece is held for you for ${formatDuration(constants.acceptedOfferPayment)}: open the order and pay with another card, or the offer ends.`
          : "Nothing was charged. Ask your bank, or write to the other side in your chat.",
      ],
    }),
    seller: nobody,
  },
  reminder: {
    buyer: ({ order, other, pieces }) => getReminderCopy(order, other, pieces),
    seller: ({ order, other, pieces }) => getReminderCopy(order, other, pieces),
  },
};

function getLapseReminder({ status }: OrderRow, other: string, pieces: string): string {
  const end = "the order is canceled and refunded in 3 days.";
  if (status === "looking_for_carrier")
    return `No carrier is booked for ${pieces} yet. Book one and name it on the order, or ${end}`;
  if (status === "awaiting_shipping")
    return `${pieces} is not marked as shipped yet. Hand it to the carrier and enter the tracking number, or ${end}`;
  return `You and ${other} have not agreed on a time for ${pieces} yet. Without one ${end}`;
}

function getReminderCopy(order: OrderRow, other: string, pieces: string): OrderMail | null {
  if (order.deadlineEvent === null) return null;
  const reminders: Record<NonNullable<OrderRow["deadlineEvent"]>, string> = {
    expire: `${other} still awaits your answer about ${pieces}. Without one it ends in 12 hours.`,
    lapse: getLapseReminder(order, other, pieces),
    "auto-complete": `The order for ${pieces} completes automatically in 24 hours. If it has not arrived or something is wrong, say so before.`,
  };
  return { subject: `Still open: ${pieces}`, paragraphs: [reminders[order.deadlineEvent]] };
}
