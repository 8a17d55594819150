import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Article } from "./article.ts";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";

export const buyerProtection: Article = {
  title: "Buyer protection",
  lead: "Every purchase on Heirloop is covered automatically, at any price and from any seller.",
  parts: [
    {
      id: "payment",
      title: "We hold your money until you have the piece",
      paragraphs: [
        `When you place an order, we only authorize your card. We charge it when the seller approves the order. For an offer, we charge nothing until it is accepted. If the seller declines, or does not answer an order within ${formatDuration(constants.requestExpiry)} or an offer within ${formatDuration(constants.offerExpiry)}, you pay nothing.`,
        `You confirm that the piece arrived. If nobody does, the order is completed automatically ${formatDuration(constants.autoCompleteAfterWindow)} after the agreed time. We pay the seller ${formatDuration(constants.payoutDelay)} after that, or later if your bank is looking into the payment or a problem that you reported is not settled. Until then, we hold the money.`,
      ],
    },
    {
      id: "returns",
      title: "Free returns",
      paragraphs: [
        `Is a piece not as described, damaged or incomplete? Report the problem on the order's page within ${formatDuration(constants.returnAskedWithin)} of its delivery, with a picture of what is wrong. You can ask for a return with a full refund, for a part of the money back, or for a repair. A return costs you nothing: the seller collects the piece or pays for its transport.`,
        "You can also return a piece free of charge if it does not fit in your home. Report it within the same time, and return it in the condition in which it arrived. If a shop owns the piece and delivered it to you, you can also return it because you changed your mind.",
        `The seller has ${formatDuration(constants.caseAnswer)} to answer and is not paid until the problem is settled. If you cannot agree, if one of you does not answer in time, or if one of you asks us to decide, we review what both of you say and decide.`,
      ],
    },
    {
      id: "canceling",
      title: "You can cancel",
      paragraphs: [
        "Until you or a carrier has the piece, you can cancel on the page of the order, and we refund everything you paid. This also applies to a piece that you want to see before you pick it up.",
        `If no time for delivery or pickup is agreed on within ${formatDuration(constants.schedulingLapse)}, the order is canceled and refunded automatically.`,
      ],
    },
    {
      id: "not-covered",
      title: "What is not covered",
      paragraphs: [
        "Orders that you and the seller agree to complete outside Heirloop are not covered. We refund your payment, and the two of you arrange everything else. You are covered as long as you communicate and pay on our site.",
      ],
    },
    {
      id: "contact",
      title: "How to reach us",
      paragraphs: [`Write to ${brand.email} or call ${brand.phone}. Please have your order number ready.`],
    },
  ],
};
