import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { PayoutStatus } from "@heirloop/contract/payout/payout-state";
import type { PaymentDisputeRow } from "../payment/payment.table.ts";

/** Who is notified about an order's money. An owner consigned one of its pieces. */
export type MoneyRecipient = "buyer" | "seller" | "owner" | "admin";

/** What happens to money besides the order's own events, which have mails of their own. */
export type MoneyNews =
  | `dispute-${PaymentDisputeRow["state"]}`
  | "refunded"
  | "refund-declined"
  | "case-opened"
  | "case-closed"
  | "payout-unconnected"
  | "payout-sent"
  | "payout-refused"
  | "payout-returned"
  | "account-due"
  | "account-incomplete";

/** The news for the payee when a payout reaches a status; null where other news says it. */
export const payoutNews = {
  waiting: null,
  held: "payout-unconnected",
  sent: "payout-sent",
  arrived: null,
  failed: "payout-refused",
  reversed: null,
} as const satisfies Record<PayoutStatus, MoneyNews | null>;

export type MoneyFacts = Readonly<{
  /** Cents that the news is about: disputed, refunded or paid out. */
  amount: number;
  /** `Walnut credenza and 2 more pieces`; empty for news about an account. */
  pieces: string;
  /** The order's number; empty for news about an account. */
  orderId: string;
  /** `Visa ending 4242`. */
  card: string;
  /** Why an admin refunds it, or why the gateway does not. */
  reason: string | null;
  /** The order has ended without a sale, so nobody is paid for it. */
  isEnded: boolean;
  /** We have returned all of the payment already. */
  isRefunded: boolean;
  /** The recipient's payout for the order, in cents; null while there is none. `less`: by how much it was reduced. */
  payout: Readonly<{ amount: number; less: number; isSent: boolean }> | null;
  /** When a payout should reach the bank. */
  arrivesAt: Date | null;
  /** Until when the payout account needs more information. */
  dueAt: Date | null;
}>;

export type MoneyMail = Readonly<{ notice: string; subject: string; paragraphs: readonly string[] }>;
type WriteMail = (facts: MoneyFacts) => MoneyMail | null;

const nobody: WriteMail = () => null;
const day = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
const because = ({ reason }: MoneyFacts): string[] => (reason === null ? [] : [`Reason: ${reason}`]);

const earnsNothing = ({ payout }: MoneyFacts): boolean => payout?.amount === 0 && payout.less === 0;

/** Says nothing to payees who have the money already and keep it, or who earn nothing with the order. */
const unlessSettled =
  (write: WriteMail): WriteMail =>
  (facts) =>
    facts.isEnded || facts.payout?.isSent === true || earnsNothing(facts) ? null : write(facts);
/** Says nothing of a payment that stands when it was returned meanwhile. */
const unlessRefunded =
  (write: WriteMail): WriteMail =>
  (facts) =>
    facts.isRefunded ? null : write(facts);
/** Only owners whose share is known can be told about it. */
const withShare =
  (write: WriteMail): WriteMail =>
  (facts) =>
    facts.payout === null ? null : unlessSettled(write)(facts);
const share = ({ payout }: MoneyFacts) => formatCents(payout?.amount ?? 0);

/** What is left of a payout after a part of the payment went back to the buyer. */
function reduced({ payout }: MoneyFacts, name: "payout" | "share"): string {
  if (payout === null)
    return "Your earnings from this order are reduced in proportion. You see the amount when the order is complete.";
  const { amount, less } = payout;
  return amount === 0
    ? `Your ${name} of ${formatCents(less)} for it is canceled.`
    : `Your ${name} for it is ${formatCents(amount)} instead of ${formatCents(amount + less)}.`;
}

/** An owner is not told what the buyer paid. */
const partOf = ({ payout }: MoneyFacts): string =>
  payout?.amount === 0 ? "the payment" : "a part of the payment";

/** The same mail for a seller and an owner who are paid. */
const payee = (write: WriteMail, admin = nobody): Record<MoneyRecipient, WriteMail> => ({
  buyer: nobody,
  seller: write,
  owner: write,
  admin,
});

/** The notification and the mail to each recipient for each kind of news; null for those it does not concern. */
export const moneyMailCopy: Readonly<Record<MoneyNews, Readonly<Record<MoneyRecipient, WriteMail>>>> = {
  "dispute-open": {
    buyer: nobody,
    seller: unlessSettled(({ amount, pieces, payout }) => ({
      notice: `The buyer’s bank is asking about ${formatCents(amount)}: your payout is on hold until it decides`,
      subject: `Your payout for ${pieces} is on hold`,
      paragraphs: [
        `The buyer’s bank is asking about the payment of ${formatCents(amount)} for ${pieces}. Your payout${payout === null ? "" : ` of ${formatCents(payout.amount)}`} is on hold until the bank decides, which can take several weeks.`,
        "We answer the bank with what the order shows. If you have pictures of the handover or other proof, reply to this email.",
        "If the bank decides that the payment stands, you are paid as usual. If it returns the money to the buyer, the part that it returns is not paid out to you. We email you either way.",
      ],
    })),
    owner: withShare((facts) => ({
      notice: `Your share of ${share(facts)} for ${facts.pieces} is on hold: the buyer’s bank is asking about the payment`,
      subject: `Your share for ${facts.pieces} is on hold`,
      paragraphs: [
        `The buyer’s bank is asking about the payment for ${facts.pieces}. Your share of ${share(facts)} is on hold until the bank decides, which can take several weeks.`,
        "You do not need to do anything. If the bank decides that the payment stands, we send your share. We email you either way.",
      ],
    })),
    admin: ({ amount, orderId }) => ({
      notice: `The payment of ${formatCents(amount)} for the order ${orderId} is disputed`,
      subject: `Disputed: ${formatCents(amount)} of order ${orderId}`,
      paragraphs: [
        `The buyer’s bank is asking about ${formatCents(amount)} of order ${orderId}. What was not paid out is on hold.`,
        "Answer with evidence in the payment provider’s dashboard before its deadline, or accept the dispute there. An inquiry can be refunded there as well. Here the order cannot be refunded until the bank has decided.",
      ],
    }),
  },
  "dispute-won": {
    buyer: unlessRefunded(({ amount, pieces, isEnded }) => {
      const what = `Your bank has closed its question about ${formatCents(amount)}`;
      return isEnded
        ? {
            notice: `${what}: we are refunding it to you`,
            subject: `Your refund for ${pieces}`,
            paragraphs: [
              `${what} for ${pieces}. The order has ended, so we are refunding the payment to you now.`,
            ],
          }
        : {
            notice: `${what}: the payment stands`,
            subject: `Your bank has decided about ${pieces}`,
            paragraphs: [`${what} for ${pieces}: the payment stands.`],
          };
    }),
    seller: unlessRefunded(
      unlessSettled(({ amount, pieces, payout }) => ({
        notice: "The buyer’s bank has decided: the payment stands",
        subject: `The payment for ${pieces} stands`,
        paragraphs: [
          `The buyer’s bank has decided about the payment of ${formatCents(amount)} for ${pieces}: it stands.`,
          payout === null
            ? `You are paid as usual, ${formatDuration(constants.payoutDelay)} after the order is complete.`
            : `Your payout of ${formatCents(payout.amount)} is no longer on hold. We email you when it is sent.`,
        ],
      })),
    ),
    owner: withShare((facts) => ({
      notice: `The buyer’s bank has decided: your share of ${share(facts)} for ${facts.pieces} is no longer on hold`,
      subject: `Your share for ${facts.pieces} is no longer on hold`,
      paragraphs: [
        `The buyer’s bank has decided that the payment for ${facts.pieces} stands. Your share of ${share(facts)} is no longer on hold. We email you when it is sent.`,
      ],
    })),
    admin: ({ orderId, isRefunded }) => ({
      notice: `The dispute about the order ${orderId} is won`,
      subject: `Dispute won: order ${orderId}`,
      paragraphs: [
        isRefunded
          ? `The bank has closed its question about order ${orderId}. We have already refunded the payment, so nothing is paid out.`
          : `The bank has decided about order ${orderId}: the payment stands. What was on hold is paid out.`,
      ],
    }),
  },
  "dispute-lost": {
    buyer: ({ amount, pieces }) => ({
      notice: `Your bank has returned ${formatCents(amount)} to you`,
      subject: `Your bank has returned your payment for ${pieces}`,
      paragraphs: [`Your bank has returned ${formatCents(amount)} for ${pieces} to you.`],
    }),
    seller: unlessSettled((facts) => ({
      notice: `The buyer’s bank has returned ${formatCents(facts.amount)} to the buyer: it is no longer paid out to you`,
      subject: `The payment for ${facts.pieces} went back to the buyer`,
      paragraphs: [
        `The buyer’s bank has returned ${formatCents(facts.amount)} for ${facts.pieces} to the buyer. ${reduced(facts, "payout")}`,
        "The bank’s decision is final. If the piece is still with the buyer, or something else is open, reply to this email.",
      ],
    })),
    owner: withShare((facts) => {
      const returned = `The buyer’s bank has returned ${partOf(facts)} for ${facts.pieces}. ${reduced(facts, "share")}`;
      return {
        notice: returned,
        subject: `Your share for ${facts.pieces} has changed`,
        paragraphs: [returned, "The bank’s decision is final. If you have questions, reply to this email."],
      };
    }),
    admin: ({ amount, orderId }) => ({
      notice: `The dispute about the order ${orderId} is lost: ${formatCents(amount)} went back to the buyer`,
      subject: `Dispute lost: order ${orderId}`,
      paragraphs: [
        `The bank has decided for the buyer of order ${orderId}: ${formatCents(amount)} went back. Payouts that were not sent are reduced.`,
      ],
    }),
  },
  refunded: {
    buyer: (facts) => ({
      notice: `We refunded ${formatCents(facts.amount)} for ${facts.pieces}`,
      subject: `Your refund for ${facts.pieces}`,
      paragraphs: [
        `We have refunded ${formatCents(facts.amount)} for ${facts.pieces} to your ${facts.card}. Depending on your bank it shows within a few days.`,
        ...because(facts),
      ],
    }),
    seller: (facts) => ({
      notice: `We refunded ${formatCents(facts.amount)} for ${facts.pieces} to the buyer`,
      subject: `The buyer of ${facts.pieces} got a refund`,
      paragraphs: [
        `We have refunded ${formatCents(facts.amount)} for ${facts.pieces} to the buyer.`,
        ...because(facts),
        ...(facts.isEnded
          ? []
          : [
              facts.payout?.isSent === true
                ? "Your payout was sent before, and it stays yours."
                : reduced(facts, "payout"),
            ]),
      ],
    }),
    owner: withShare((facts) => {
      const refunded = `We have refunded ${partOf(facts)} for ${facts.pieces} to the buyer. ${reduced(facts, "share")}`;
      return {
        notice: refunded,
        subject: `Your share for ${facts.pieces} has changed`,
        paragraphs: [refunded, ...because(facts)],
      };
    }),
    admin: nobody,
  },
  "refund-declined": {
    buyer: nobody,
    seller: nobody,
    owner: nobody,
    admin: (facts) => ({
      notice: `The refund of ${formatCents(facts.amount)} for the order ${facts.orderId} was declined`,
      subject: `Refund declined: order ${facts.orderId}`,
      paragraphs: [
        `The refund of ${formatCents(facts.amount)} for order ${facts.orderId} was declined, and the buyer has not received it.`,
        ...because(facts),
        "Look at the payment in the payment provider’s dashboard. A disputed payment is decided by the buyer’s bank.",
      ],
    }),
  },
  // Buyer, seller and admins have mails of their own (`caseMailCopy`).
  "case-opened": {
    buyer: nobody,
    seller: nobody,
    owner: withShare((facts) => ({
      notice: `Your share of ${share(facts)} for ${facts.pieces} is on hold: the buyer has reported a problem`,
      subject: `Your share for ${facts.pieces} is on hold`,
      paragraphs: [
        `The buyer has reported a problem with ${facts.pieces}. Your share of ${share(facts)} is on hold until the shop and the buyer have settled it, or we have decided.`,
        "You do not need to do anything. If a part of the payment is refunded, your share is reduced in proportion. We email you either way.",
      ],
    })),
    admin: nobody,
  },
  "case-closed": {
    buyer: nobody,
    seller: nobody,
    owner: unlessRefunded(
      withShare((facts) => ({
        notice: `The problem with ${facts.pieces} is settled: your share of ${share(facts)} is no longer on hold`,
        subject: `Your share for ${facts.pieces} is no longer on hold`,
        paragraphs: [
          `The problem that the buyer reported with ${facts.pieces} is settled. Your share of ${share(facts)} is no longer on hold. We email you when it is sent.`,
        ],
      })),
    ),
    admin: nobody,
  },
  "payout-unconnected": payee(({ amount, pieces }) => ({
    notice: `${formatCents(amount)} is waiting for you: connect payouts to receive it`,
    subject: `${formatCents(amount)} is waiting for you`,
    paragraphs: [
      `Your payout of ${formatCents(amount)} for ${pieces} is ready. Connect payouts to receive it; we keep it for you until then.`,
    ],
  })),
  "payout-sent": payee(({ amount, pieces, arrivesAt }) => ({
    notice: `${formatCents(amount)} is on its way to your account`,
    subject: `${formatCents(amount)} is on its way to you`,
    paragraphs: [
      `We have sent ${formatCents(amount)} for ${pieces} to your account.${arrivesAt === null ? "" : ` It should reach your bank by ${day.format(arrivesAt)}.`}`,
    ],
  })),
  "payout-refused": payee(
    ({ amount, pieces }) => ({
      notice: `${formatCents(amount)} could not be sent: check your payout account, and it is sent again`,
      subject: `We could not send your payout of ${formatCents(amount)}`,
      paragraphs: [
        `Your payout of ${formatCents(amount)} for ${pieces} could not be sent, because your payout account cannot receive it.`,
        "Open your payout account and complete what it asks for. Then we send the payout again.",
      ],
    }),
    (facts) => ({
      notice: `The payout of ${formatCents(facts.amount)} for the order ${facts.orderId} was refused`,
      subject: `Payout refused: order ${facts.orderId}`,
      paragraphs: [
        `The payment provider refused the payout of ${formatCents(facts.amount)} for order ${facts.orderId}. The payee has been asked to check the payout account.`,
        ...because(facts),
        "If the reason is on our side, such as a key without the permission, correct it. The payout is sent again once a day, and when the payout account changes.",
      ],
    }),
  ),
  "payout-returned": payee(({ amount }) => ({
    notice: `Your bank returned ${formatCents(amount)}: correct your bank details, and it is sent again`,
    subject: `Your bank returned your payout of ${formatCents(amount)}`,
    paragraphs: [
      `Your bank returned ${formatCents(amount)} that we had sent to you. The money is still yours.`,
      "Open your payout account and correct your bank details. Then the payout is sent again.",
    ],
  })),
  "account-due": payee(({ dueAt }) => {
    const by = dueAt === null ? "soon" : `by ${day.format(dueAt)}`;
    return {
      notice: `Your payout account needs more information ${by}`,
      subject: `Your payout account needs more information ${by}`,
      paragraphs: [
        `The payment provider that sends your payouts needs more information from you ${by}. After that your payouts are on hold until you enter it.`,
        "Open your payout account and complete what it asks for.",
      ],
    };
  }),
  "account-incomplete": payee(() => ({
    notice: "Your payout account needs more information from you before you can be paid",
    subject: "Your payout account needs more information",
    paragraphs: [
      "The payment provider that sends your payouts needs more information from you. Until you enter it, your payouts are on hold.",
      "Open your payout account and complete what it asks for.",
    ],
  })),
};
