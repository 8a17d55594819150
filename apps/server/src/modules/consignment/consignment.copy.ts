import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatAddress } from "@heirloop/contract/order/format-address";
import { formatPhone } from "@heirloop/contract/user/phone-number";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { getOwnerShare } from "@heirloop/contract/money/sale-earnings";
import type { ConsignmentNews } from "@heirloop/machines/consignment/consignment-effect";
import { formatAppointment } from "../order/format-appointment.ts";
import type { ConsignmentDetails } from "./consignment-details.presenter.ts";
import type { ConsignmentRow } from "./consignment.table.ts";

/** What is left of the payment for a completed sale, and whether the buyer's bank asks about it. */
export type SaleMoney = Readonly<{ left: "all" | "part" | "nothing"; isDisputed: boolean }>;
export const allPaid: SaleMoney = { left: "all", isDisputed: false };

export type NewsFacts = Readonly<{
  consignment: ConsignmentRow;
  sale: SaleMoney;
  /** The public name of the business that accepted it. */
  taker: string;
  /** The name of the side that is not mailed. */
  other: string;
  /** What the side that is mailed sees of the other one. */
  details: ConsignmentDetails;
  /** Why the business released it. */
  reason: string | null;
  /** `December 5`. */
  lapsesOn: string | null;
}>;

type ConsignmentMail = {
  notice: string;
  subject: string;
  paragraphs: readonly string[];
  /** A table of facts. */
  rows?: ReadonlyArray<readonly [string, string]>;
};

/** When and where the piece is collected, and how to reach the other side. */
function collectionRows({ consignment, details, other }: NewsFacts): NonNullable<ConsignmentMail["rows"]> {
  const { agreed } = consignment;
  const { pickup, contact } = details;
  return [
    ...(agreed === null ? [] : [["Time", formatAppointment(agreed)] as const]),
    ...(pickup === null ? [] : [["Address", formatAddress(pickup.address)] as const]),
    ...(pickup?.accessNotes ? [["Access", pickup.accessNotes] as const] : []),
    ...(contact?.phone ? [[`${other}’s phone`, formatPhone(contact.phone)] as const] : []),
  ];
}

/** When the owner is paid. */
function payoutText({ left, isDisputed }: SaleMoney): string {
  if (isDisputed)
    return "The buyer’s bank is asking about the payment, so your share is on hold until it decides. We email you then.";
  const sent = `We send it in ${formatDuration(constants.payoutDelay)}. If you have not connected payouts yet, we keep it for you until you do.`;
  return left === "part"
    ? `A part of the payment was refunded to the buyer, so your payout is lower. ${sent}`
    : sent;
}

const dollars = (amount: number | null) => formatCents(amount ?? 0);

/** Continues the notification of a sale. */
function shareText({ earned }: NewsFacts["consignment"], { left, isDisputed }: SaleMoney): string {
  if (left === "part") return isDisputed ? ": your share is on hold" : "";
  return isDisputed ? `: your share of ${dollars(earned)} is on hold` : `: ${dollars(earned)} is yours`;
}

/** The text of a notification and an email for each event of a consignment. */
export const consignmentCopy: Readonly<Record<ConsignmentNews, (facts: NewsFacts) => ConsignmentMail>> = {
  opened: ({ consignment, lapsesOn }) => ({
    notice: `Shops can now see your ${consignment.title}`,
    subject: `Shops can see your ${consignment.title}`,
    paragraphs: [
      `Thank you for consigning your ${consignment.title}. Shops can see it now.`,
      lapsesOn === null
        ? "We will email you when a shop accepts it."
        : `We will email you when a shop accepts it. If none has by ${lapsesOn}, the consignment ends and the piece stays yours.`,
    ],
  }),
  accepted: ({ consignment, taker, lapsesOn }) => ({
    notice: `${taker} accepted your ${consignment.title}`,
    subject: `${taker} accepted your ${consignment.title}`,
    paragraphs: [
      `${taker} will sell your ${consignment.title} for ${dollars(consignment.pricePlan)} or more, and for less only if you agree. You get ${consignment.share ?? 0} percent of what the buyer pays for it.`,
      `Enter where they can collect it, and agree on a time with them${lapsesOn === null ? "" : `. They have until ${lapsesOn}`}. You can withdraw the piece until it is collected.`,
    ],
  }),
  released: ({ consignment, taker, reason, lapsesOn }) => ({
    notice: `${taker} cannot take your ${consignment.title} after all`,
    subject: `${taker} cannot take your ${consignment.title} after all`,
    paragraphs: [
      `${taker} released your ${consignment.title}: “${reason ?? ""}”`,
      `Other shops can see it again and accept it${lapsesOn === null ? "" : ` until ${lapsesOn}`}. You do not need to do anything. ${taker} no longer sees your address.`,
    ],
  }),
  "pickup-set": (facts) => ({
    notice: `${facts.other} entered where to collect ${facts.consignment.title}`,
    subject: `Where to collect ${facts.consignment.title}`,
    paragraphs: [
      facts.consignment.agreed === null
        ? `${facts.other} entered where to collect ${facts.consignment.title}. Agree on a time next.`
        : `${facts.other} changed where to collect ${facts.consignment.title}. The time stays.`,
    ],
    rows: collectionRows(facts),
  }),
  "time-proposed": ({ consignment, other }) => ({
    notice: `${other} proposed a time to collect ${consignment.title}`,
    subject: `A time to collect ${consignment.title}`,
    paragraphs: [
      `${other} proposes ${consignment.proposals.slice(-1).map(formatAppointment).join("")}.`,
      consignment.agreed === null
        ? "Agree to it, or propose another time."
        : `Until you agree to it, ${formatAppointment(consignment.agreed)} stays the time.`,
    ],
  }),
  "time-agreed": (facts) => ({
    notice: `${facts.other} agreed to a time to collect ${facts.consignment.title}`,
    subject: `The time to collect ${facts.consignment.title} is agreed`,
    paragraphs: [
      `You and ${facts.other} agreed on a time. The attached file adds it to your calendar. Both of you can still propose another time.`,
    ],
    rows: collectionRows(facts),
  }),
  collected: ({ consignment, taker }) => ({
    notice: `${taker} has collected your ${consignment.title}`,
    subject: `Your ${consignment.title} was collected`,
    paragraphs: [
      `${taker} has your ${consignment.title}. They will clean, photograph and list it, and we will email you when it is for sale.`,
    ],
  }),
  listed: ({ consignment, taker }) => ({
    notice: `Your ${consignment.title} is for sale`,
    subject: `Your ${consignment.title} is for sale`,
    paragraphs: [`${taker} has listed your ${consignment.title}. See how it turned out.`],
  }),
  sold: ({ consignment, sale }) =>
    sale.left === "nothing"
      ? {
          notice: `Your ${consignment.title} sold, but the payment went back to the buyer`,
          subject: `The payment for your ${consignment.title} went back to the buyer`,
          paragraphs: [
            `The sale of your ${consignment.title} is complete, but the payment has already gone back to the buyer, so nothing is paid out for it.`,
            "If you have questions, reply to this email.",
          ],
        }
      : {
          notice: `Your ${consignment.title} sold${shareText(consignment, sale)}`,
          subject: `Your ${consignment.title} sold`,
          paragraphs: [
            // After a refund, the page shows the reduced share.
            sale.left === "part"
              ? `Your ${consignment.title} sold.`
              : `Your ${consignment.title} sold. Your share is ${dollars(consignment.earned)}.`,
            payoutText(sale),
          ],
        },
  returned: ({ consignment, taker }) => ({
    notice: `${taker} is returning your ${consignment.title}`,
    subject: `${taker} is returning your ${consignment.title}`,
    paragraphs: [
      `${taker} is returning your ${consignment.title} to you. You can consign it again at any time.`,
    ],
  }),
  withdrawn: ({ consignment }) => ({
    notice: `The owner of ${consignment.title} withdrew it`,
    subject: `${consignment.title} is no longer available for consignment`,
    paragraphs: [`The owner of ${consignment.title} decided to keep it. You do not need to collect it.`],
  }),
  "price-requested": ({ consignment, taker }) => ({
    notice: `${taker} asks to sell your ${consignment.title} for ${dollars(consignment.requestedPrice)}`,
    subject: `${taker} asks for a lower price for your ${consignment.title}`,
    paragraphs: [
      `${taker} asks to sell your ${consignment.title} for ${dollars(consignment.requestedPrice)} or more, instead of ${dollars(consignment.pricePlan)}. At ${dollars(consignment.requestedPrice)} your share would be ${dollars(getOwnerShare(consignment.requestedPrice ?? 0, consignment.share))}.`,
      `Accept or decline the request in My pieces. Until you accept, it will not be sold for less than ${dollars(consignment.pricePlan)}.`,
    ],
  }),
  "price-accepted": ({ consignment }) => ({
    notice: `The owner of ${consignment.title} agreed to ${dollars(consignment.pricePlan)}`,
    subject: `${consignment.title}: the owner agreed to ${dollars(consignment.pricePlan)}`,
    paragraphs: [
      `The owner of ${consignment.title} agreed to a lower price. You can now sell it for ${dollars(consignment.pricePlan)} or more.`,
      ...(consignment.listingId === null ? [] : ["The listing keeps its price until you change it."]),
    ],
  }),
  "price-declined": ({ consignment }) => ({
    notice: `The owner of ${consignment.title} declined the lower price`,
    subject: `${consignment.title}: the owner declined the lower price`,
    paragraphs: [
      `The owner of ${consignment.title} declined the lower price. It can still be sold for ${dollars(consignment.pricePlan)} or more.`,
    ],
  }),
  "lapsed-untaken": ({ consignment }) => ({
    notice: `No shop accepted your ${consignment.title}`,
    subject: `No shop accepted your ${consignment.title}`,
    paragraphs: [
      `No shop accepted your ${consignment.title} within 14 days. That says little about the piece: shops have limited space.`,
      "You can consign it again, perhaps with a lower expected price, or list it yourself.",
    ],
  }),
  "lapsed-uncollected": ({ consignment }) => ({
    notice: `${consignment.title} was not collected in time`,
    subject: `${consignment.title} was not collected in time`,
    paragraphs: [
      `${consignment.title} was not collected within 14 days, so the agreement has ended and the piece stays with its owner.`,
    ],
  }),
};
