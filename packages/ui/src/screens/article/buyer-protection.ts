import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Article } from "./article.ts";
import { formatDuration } from "../../patterns/date/format-duration.ts";

export const buyerProtection: Article = {
  title: "Buyer protection",
  lead: "Every purchase on Heirloop is covered, whatever it costs and whoever sells it. You do nothing to switch it on.",
  parts: [
    {
      id: "payment",
      title: "Your money waits until the piece is with you",
      paragraphs: [
        `When you ask to buy, your card is only authorized. It is charged when the seller approves the order. With an offer nothing is charged until it is accepted. Should the seller decline, or not answer a request within ${formatDuration(constants.requestExpiry)} or an offer within ${formatDuration(constants.offerExpiry)}, nothing is taken.`,
        `You confirm that the piece arrived; if nobody does, the order counts as completed ${formatDuration(constants.autoCompleteAfterWindow)} after the agreed time. The seller is paid ${formatDuration(constants.payoutDelay)} after that, or later while your bank asks about the payment or a problem that you reported is not settled. Until then the money is held for both of you.`,
      ],
    },
    {
      id: "returns",
      title: "Free returns",
      paragraphs: [
        `Is a piece not as described, damaged or incomplete? Report the problem on the order's page within ${formatDuration(constants.returnAskedWithin)} of its delivery, with a picture of what is wrong. You can ask for a return with a full refund, for a part of the money back, or for a repair. A return costs you nothing: the seller collects the piece or pays for its transport.`,
        "A piece that does not fit into your home is taken back free as well, reported within the same time and in the state in which it came. So is a piece that you do not want after all, if a shop owns it and has delivered it to you.",
        `The seller has ${formatDuration(constants.caseAnswer)} to answer, and is not paid until it is settled. If the two of you do not agree, one of you does not answer in time, or asks us to, we look at what both of you say and decide.`,
      ],
    },
    {
      id: "canceling",
      title: "You can cancel",
      paragraphs: [
        "Until a carrier has the piece or you have it yourself, you can cancel from the order's page, and whatever was charged goes back to your card. That holds for a pickup piece that you asked to see first as well.",
        `If no time for delivery or pickup is agreed on within ${formatDuration(constants.schedulingLapse)}, the order is canceled and refunded automatically.`,
      ],
    },
    {
      id: "not-covered",
      title: "What is not covered",
      paragraphs: [
        "A deal that you and the seller agree to settle between yourselves: the payment goes back to you, and what follows is yours to arrange. Talk and pay here, and you stay covered.",
      ],
    },
    {
      id: "contact",
      title: "How to reach us",
      paragraphs: [`Write to ${brand.email} or call ${brand.phone}. Have the order's page at hand.`],
    },
  ],
};
