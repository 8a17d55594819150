import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { OrderCaseReason } from "@heirloop/contract/order/order-case-status";
import type { Solution } from "@heirloop/contract/order-case/order-case.schema";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import type { CaseNews } from "@heirloop/machines/order-case/order-case-effect";

export type CaseRecipient = "buyer" | "seller" | "admin";

export type CaseFacts = Readonly<{
  /** `Walnut credenza and 2 more pieces`. */
  pieces: string;
  orderId: string;
  reason: OrderCaseReason;
  wanted: Solution;
  proposal: Solution | null;
  agreed: Solution | null;
  /** The text of the person who acted; null if there is none. */
  message: string | null;
  /** The time of the return that was proposed or agreed on. */
  window: TimeWindow | null;
  tracking: string | null;
}>;

export type CaseMail = Readonly<{ notice: string; subject: string; paragraphs: readonly string[] }>;
type WriteMail = (facts: CaseFacts) => CaseMail | null;

const nobody: WriteMail = () => null;
const answerTime = formatDuration(constants.caseAnswer);
const days = constants.caseReturnAgreed / 86_400_000;
const day = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

const reasons: Readonly<Record<OrderCaseReason, string>> = {
  "not-as-described": "It is not as described",
  damaged: "It is damaged",
  missing: "Something is missing",
  "does-not-fit": "It does not fit",
  "changed-mind": "The buyer has changed their mind",
};

const solution = ({ type, amount }: Solution): string =>
  ({
    return: "a return with a full refund",
    refund: `a refund of ${formatCents(amount ?? 0)}`,
    repair: "a repair",
  })[type];
const quote = ({ message }: CaseFacts): string[] => (message === null ? [] : [`“${message}”`]);
const time = ({ window }: CaseFacts): string =>
  window === null
    ? "a time"
    : `${day.format(new Date(`${window.date}T12:00:00.000Z`))} in the ${window.window}`;
const onHold = "The payout of this order is on hold until the case is closed.";
const released = "The case is closed, and the payout of this order is no longer on hold.";

/** The same mail for both sides. */
const both = (write: WriteMail): Readonly<Record<CaseRecipient, WriteMail>> => ({
  buyer: write,
  seller: write,
  admin: nobody,
});

/**
 * The notification and the mail to each recipient for each kind of news; null for those it does not concern. The
 * side that acted is not told.
 */
export const caseMailCopy: Readonly<Record<CaseNews, Readonly<Record<CaseRecipient, WriteMail>>>> = {
  opened: {
    buyer: nobody,
    seller: (facts) => ({
      notice: `The buyer reported a problem with ${facts.pieces}: answer within ${answerTime}`,
      subject: `The buyer reported a problem with ${facts.pieces}`,
      paragraphs: [
        `${reasons[facts.reason]}. The buyer asks for ${solution(facts.wanted)}.`,
        ...quote(facts),
        `Please answer within ${answerTime}: accept, propose something else, or decline. Otherwise Heirloop decides. ${onHold}`,
      ],
    }),
    admin: nobody,
  },
  proposed: {
    buyer: (facts) => ({
      notice: `The seller proposes ${facts.proposal === null ? "something else" : solution(facts.proposal)} for ${facts.pieces}`,
      subject: `The seller’s proposal for ${facts.pieces}`,
      paragraphs: [
        `The seller proposes ${facts.proposal === null ? "something else" : solution(facts.proposal)}.`,
        ...quote(facts),
        `Please answer within ${answerTime}: accept it, or ask Heirloop to decide. Without an answer Heirloop decides.`,
      ],
    }),
    seller: nobody,
    admin: nobody,
  },
  declined: {
    buyer: (facts) => ({
      notice: `The seller declined what you asked for about ${facts.pieces}`,
      subject: `The seller declined your report about ${facts.pieces}`,
      paragraphs: [
        "The seller does not agree to what you asked for.",
        ...quote(facts),
        `You can ask Heirloop to decide, or withdraw your report. Without an answer within ${answerTime} Heirloop decides.`,
      ],
    }),
    seller: nobody,
    admin: nobody,
  },
  escalated: {
    ...both((facts) => ({
      notice: `Heirloop was asked to decide about ${facts.pieces}`,
      subject: `Heirloop decides about ${facts.pieces}`,
      paragraphs: [
        "The other side has asked Heirloop to decide.",
        ...quote(facts),
        "Add what we should know, with pictures, on the page of the order. We email you the decision.",
      ],
    })),
    admin: (facts) => ({
      notice: `A case waits for a decision: ${facts.pieces}, order ${facts.orderId}`,
      subject: `A case waits for a decision: order ${facts.orderId}`,
      paragraphs: [
        `${reasons[facts.reason]}. The buyer asks for ${solution(facts.wanted)}.`,
        ...quote(facts),
        "Read what both sides say, and decide.",
      ],
    }),
  },
  overdue: {
    ...both((facts) => ({
      notice: `Heirloop decides about ${facts.pieces}, because the time is over`,
      subject: `Heirloop decides about ${facts.pieces}`,
      paragraphs: [
        "The time to settle this between both sides is over, so Heirloop decides.",
        "Add what we should know, with pictures, on the page of the order. We email you the decision.",
      ],
    })),
    admin: (facts) => ({
      notice: `A case waits for a decision: ${facts.pieces}, order ${facts.orderId}`,
      subject: `A case waits for a decision: order ${facts.orderId}`,
      paragraphs: [
        `${reasons[facts.reason]}. The buyer asks for ${solution(facts.wanted)}. The sides did not settle it in time.`,
        "Read what both sides say, and decide.",
      ],
    }),
  },
  withdrawn: {
    buyer: nobody,
    seller: ({ pieces }) => ({
      notice: `The buyer withdrew the report about ${pieces}`,
      subject: `The buyer withdrew the report about ${pieces}`,
      paragraphs: [`The buyer has withdrawn the report. ${released}`],
    }),
    admin: nobody,
  },
  "return-agreed": both(({ pieces }) => ({
    notice: `A return of ${pieces} is agreed: propose a time`,
    subject: `${pieces} goes back to the seller`,
    paragraphs: [
      `Both sides agree on a return. Propose a time at which the seller or a carrier collects the piece, within ${days} days.`,
      "The return costs the buyer nothing. The buyer is refunded in full as soon as the seller has the piece back.",
    ],
  })),
  "repair-agreed": both(({ pieces }) => ({
    notice: `A repair of ${pieces} is agreed`,
    subject: `A repair for ${pieces}`,
    paragraphs: [
      `Both sides agree on a repair, which the seller arranges and pays for within ${days} days. The buyer confirms it on the page of the order.`,
      onHold,
    ],
  })),
  "refund-agreed": both(({ pieces, agreed }) => ({
    notice: `Both sides agree on ${agreed === null ? "a refund" : solution(agreed)} for ${pieces}`,
    subject: `A refund for ${pieces}`,
    paragraphs: [
      `Both sides agree on ${agreed === null ? "a refund" : solution(agreed)}. We are refunding it to the buyer now.`,
    ],
  })),
  "time-proposed": both((facts) => ({
    notice: `The other side proposes ${time(facts)} for the return of ${facts.pieces}`,
    subject: `A time for the return of ${facts.pieces}`,
    paragraphs: [
      `The other side proposes ${time(facts)} for the return. Agree to it, or propose another time.`,
    ],
  })),
  "time-agreed": both((facts) => ({
    notice: `The return of ${facts.pieces} is agreed for ${time(facts)}`,
    subject: `The return of ${facts.pieces}: ${time(facts)}`,
    paragraphs: [
      `The piece is collected from the buyer on ${time(facts)}.`,
      "The seller confirms when it is back. Without an answer it counts as received three days later, and the buyer is refunded.",
    ],
  })),
  "sent-back": {
    buyer: nobody,
    seller: ({ pieces, tracking }) => ({
      notice: `The buyer sent ${pieces} back to you`,
      subject: `${pieces} is on its way back to you`,
      paragraphs: [
        `The buyer has given the piece to the carrier. Tracking number: ${tracking ?? ""}`,
        `Confirm when you have it. Without an answer it counts as received ${days} days later, and the buyer is refunded.`,
      ],
    }),
    admin: nobody,
  },
  received: both(({ pieces }) => ({
    notice: `${pieces} is back with the seller: the buyer is refunded`,
    subject: `${pieces} is back with the seller`,
    paragraphs: ["The return is complete. We are refunding the payment to the buyer now."],
  })),
  repaired: {
    buyer: nobody,
    seller: ({ pieces }) => ({
      notice: `The buyer confirmed the repair of ${pieces}`,
      subject: `The repair of ${pieces} is confirmed`,
      paragraphs: [`The buyer has confirmed the repair. ${released}`],
    }),
    admin: nobody,
  },
  evidence: both((facts) => ({
    notice: `Something was added to the case about ${facts.pieces}`,
    subject: `News in the case about ${facts.pieces}`,
    paragraphs: ["There is something new in the case:", ...quote(facts)],
  })),
  "decided-return": both((facts) => ({
    notice: `Heirloop decided: ${facts.pieces} goes back to the seller for a full refund`,
    subject: `Our decision about ${facts.pieces}`,
    paragraphs: [
      "We have decided that the piece goes back to the seller, and that the buyer is refunded in full as soon as the seller has it.",
      ...quote(facts),
      `Propose a time at which the seller or a carrier collects the piece, within ${days} days. The return costs the buyer nothing.`,
    ],
  })),
  "decided-refund": both((facts) => ({
    notice: `Heirloop decided: the buyer of ${facts.pieces} gets ${facts.agreed === null ? "a refund" : solution(facts.agreed)}`,
    subject: `Our decision about ${facts.pieces}`,
    paragraphs: [
      `We have decided on ${facts.agreed === null ? "a refund" : solution(facts.agreed)}, which we are refunding to the buyer now.`,
      ...quote(facts),
    ],
  })),
  "decided-none": both((facts) => ({
    notice: `Heirloop decided about ${facts.pieces}: nothing is refunded`,
    subject: `Our decision about ${facts.pieces}`,
    paragraphs: ["We have decided that nothing is refunded.", ...quote(facts), released],
  })),
  // The refund has a mail of its own (`moneyMailCopy`).
  refunded: both(nobody),
  "refund-failed": {
    ...both(({ pieces }) => ({
      notice: `The refund for ${pieces} did not go through: Heirloop is looking into it`,
      subject: `The refund for ${pieces} did not go through`,
      paragraphs: [
        "The bank has not accepted the refund, and no money has moved. The case is open again, and we decide what happens next. You do not need to do anything.",
      ],
    })),
    admin: ({ orderId }) => ({
      notice: `The refund of a case was declined: order ${orderId}`,
      subject: `The refund of a case was declined: order ${orderId}`,
      paragraphs: [
        "The case is open again and waits for your decision.",
        "Look at the payment in the payment provider’s dashboard first.",
      ],
    }),
  },
};

/** What the side that is expected to act is reminded of, one day before the deadline. */
export const caseReminder = ({ pieces }: Pick<CaseFacts, "pieces">): CaseMail => ({
  notice: `One day is left to answer in the case about ${pieces}`,
  subject: `One day is left: the case about ${pieces}`,
  paragraphs: ["Please answer on the page of the order. Without an answer Heirloop decides."],
});
