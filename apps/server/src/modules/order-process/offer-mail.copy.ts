import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { isOfferOpen, type OfferOutcome } from "@heirloop/contract/order/offer-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import { type OrderMailFacts, nobody, offered, returned, type WriteMail } from "./order-mail.facts.ts";

/** Only the seller of a consigned piece can get an offer that they cannot accept. */
function waysToAnswer({ canCounter, unmetFloor }: OrderMailFacts): string {
  const until = `within ${formatDuration(constants.offerExpiry)}. Otherwise the offer ends.`;
  if (unmetFloor !== null)
    return `This is less than the ${formatCents(unmetFloor)} you agreed on with the owner, so it cannot be accepted. ${canCounter ? "Make a counteroffer, decline the offer or ask" : "Decline it or ask"} the owner for a lower price ${until}`;
  return `${canCounter ? "Accept, decline or make a counteroffer" : "Accept or decline"} ${until}`;
}

export const offerSentCopy: WriteMail = (facts) => ({
  subject: `${facts.other} offers ${offered(facts)} for ${facts.pieces}`,
  paragraphs: [`${facts.other} offers ${offered(facts)} for ${facts.pieces}.`, waysToAnswer(facts)],
});

export const countered: WriteMail = (facts) => ({
  subject: `${facts.other} answers with ${offered(facts)} for ${facts.pieces}`,
  paragraphs: [
    `${facts.other} has made a counteroffer of ${offered(facts)} for ${facts.pieces}. Earlier amounts no longer count.`,
    waysToAnswer(facts),
  ],
});

/** Sent to the buyer only; the seller set the price. */
export const repriced: WriteMail = (facts) => ({
  subject: `${facts.pieces} now costs ${offered(facts)}`,
  paragraphs: [
    `${facts.other} lowered the price of ${facts.pieces} to ${offered(facts)}. That is the amount on the table now; earlier amounts no longer count.`,
    facts.order.offerTurn === "buyer"
      ? `If you accept, you pay ${offered(facts)} plus delivery and tax, where they apply.`
      : `If ${facts.other} accepts, you pay ${offered(facts)} plus delivery and tax, where they apply.`,
  ],
});

/** The wording depends on which side let the offer expire. */
const expired =
  (side: Side): WriteMail =>
  (facts) => ({
    subject: `Expired: ${facts.pieces}`,
    paragraphs: [
      facts.awaited === side
        ? `You did not answer the offer of ${offered(facts)} for ${facts.pieces} within ${formatDuration(constants.offerExpiry)}, so it has ended.`
        : `${facts.other} did not answer your offer of ${offered(facts)} for ${facts.pieces} within ${formatDuration(constants.offerExpiry)}, so it has ended.`,
      ...(side === "buyer" ? returned(facts) : []),
    ],
  });

const ended =
  (subject: string, why: string): WriteMail =>
  (facts) => ({
    subject: `${subject}: ${facts.pieces}`,
    paragraphs: [`${why} Your offer of ${offered(facts)} for ${facts.pieces} has ended.`, ...returned(facts)],
  });
const endedForSeller =
  (why: string): WriteMail =>
  (facts) => ({
    subject: `Offer ended: ${facts.pieces}`,
    paragraphs: [`${why} The offer of ${offered(facts)} for ${facts.pieces} has ended.`],
  });

const noMail: Readonly<Record<Side, WriteMail>> = { buyer: nobody, seller: nobody };

/** The recipients of each outcome's mail; the side that caused it gets none. */
const outcomeMail: Readonly<Record<OfferOutcome, Readonly<Record<Side, WriteMail>>>> = {
  // These outcomes have their own mail.
  accepted: noMail,
  declined: noMail,
  withdrawn: noMail,
  removed: noMail,
  expired: { buyer: expired("buyer"), seller: expired("seller") },
  unpaid: {
    buyer: ended("Not paid in time", "Your card was declined and no other card was chosen in time."),
    seller: endedForSeller("The buyer’s card was declined and not replaced in time."),
  },
  sold: {
    buyer: ended("Sold to another buyer", "The seller sold the piece to another buyer."),
    seller: nobody,
  },
  bought: { buyer: nobody, seller: nobody },
  retired: {
    buyer: ended("No longer for sale", "The seller took the piece down."),
    seller: nobody,
  },
  "seller-blocked": {
    buyer: ended("Your offer ended", "The seller’s account is no longer active."),
    seller: endedForSeller("Your account is blocked."),
  },
  "buyer-blocked": {
    buyer: ended("Your offer ended", "Your account is blocked."),
    seller: endedForSeller("The buyer’s account is no longer active."),
  },
};

/** Returns the mail to one side about how the offer ended. */
export const offerEnded =
  (side: Side): WriteMail =>
  (facts) => {
    const { offerStatus } = facts.order;
    return offerStatus === null || isOfferOpen(offerStatus) ? null : outcomeMail[offerStatus][side](facts);
  };
