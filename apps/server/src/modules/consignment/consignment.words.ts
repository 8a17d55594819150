import { formatCents } from "@heirloop/contract/money/format-cents";
import type { ConsignmentNews } from "@heirloop/machines/consignment/consignment-effect";
import type { ConsignmentRow } from "./consignment.table.ts";

export type NewsFacts = Readonly<{
  consignment: ConsignmentRow;
  /** The business that took it, as others know it. */
  taker: string;
  /** `December 5`. */
  lapsesOn: string | null;
}>;

type Words = { notice: string; subject: string; says: readonly string[] };

const dollars = (amount: number | null) => formatCents(amount ?? 0);

/** What happened to a consignment, in words: for the bell and for a letter. */
export const consignmentWords: Readonly<Record<ConsignmentNews, (facts: NewsFacts) => Words>> = {
  opened: ({ consignment, lapsesOn }) => ({
    notice: `Your ${consignment.title} is now shown to businesses near you`,
    subject: `Your ${consignment.title} is on offer`,
    says: [
      `thank you for offering us your ${consignment.title}. Businesses near you can see it from now on.`,
      lapsesOn === null
        ? "We write to you as soon as one takes it."
        : `We write to you as soon as one takes it. If nobody has by ${lapsesOn}, the offer ends by itself and the piece stays yours.`,
    ],
  }),
  accepted: ({ consignment, taker, lapsesOn }) => ({
    notice: `${taker} takes your ${consignment.title}`,
    subject: `${taker} takes your ${consignment.title}`,
    says: [
      `${taker} would like to sell your ${consignment.title}, at a price of ${dollars(consignment.pricePlan)}. Of what a buyer pays for it, ${consignment.share ?? 0} percent are yours.`,
      `They get in touch to collect it${lapsesOn === null ? "" : `, by ${lapsesOn} at the latest`}. Until it is collected you can take it back.`,
    ],
  }),
  collected: ({ consignment, taker }) => ({
    notice: `${taker} has collected your ${consignment.title}`,
    subject: `Your ${consignment.title} was collected`,
    says: [
      `${taker} has your ${consignment.title} now. Next it is cleaned, photographed and put up for sale; we write to you when it is.`,
    ],
  }),
  listed: ({ consignment, taker }) => ({
    notice: `Your ${consignment.title} is for sale`,
    subject: `Your ${consignment.title} is for sale`,
    says: [`${taker} has put your ${consignment.title} up for sale. Have a look at how it turned out.`],
  }),
  sold: ({ consignment }) => ({
    notice: `Your ${consignment.title} is sold: ${dollars(consignment.earned)} are yours`,
    subject: `Your ${consignment.title} is sold`,
    says: [
      `a buyer has taken your ${consignment.title} home. Your share is ${dollars(consignment.earned)}.`,
      "It goes out to you in two days. If your payouts are not connected yet, it waits for you until they are.",
    ],
  }),
  returned: ({ consignment, taker }) => ({
    notice: `${taker} gives your ${consignment.title} back`,
    subject: `Your ${consignment.title} comes back to you`,
    says: [`${taker} gives your ${consignment.title} back to you. You can offer it again at any time.`],
  }),
  withdrawn: ({ consignment }) => ({
    notice: `The owner of ${consignment.title} has taken it back`,
    subject: `${consignment.title} is not for consignment any more`,
    says: [`the owner of ${consignment.title} has decided to keep it. You need not collect it.`],
  }),
  "lapsed-untaken": ({ consignment }) => ({
    notice: `Nobody took your ${consignment.title} this time`,
    subject: `The offer of your ${consignment.title} has ended`,
    says: [
      `in 14 days no business near you took your ${consignment.title}, so the offer has ended. It says little about the piece: shops have only so much room.`,
      "You can offer it again, perhaps with a lower expected price, or list it yourself.",
    ],
  }),
  "lapsed-uncollected": ({ consignment }) => ({
    notice: `${consignment.title} was not collected in time`,
    subject: `${consignment.title} was not collected in time`,
    says: [
      `${consignment.title} was not collected within 14 days, so the agreement has ended and the piece stays with its owner.`,
    ],
  }),
};
