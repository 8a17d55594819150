import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { HelpTopic } from "../help-topic.ts";

const offerExpiry = formatDuration(constants.offerExpiry);

export const offers: HelpTopic = {
  id: "offers",
  title: "Making an offer",
  audience: "Buying",
  answers: [
    {
      id: "making-an-offer",
      question: "How do offers work?",
      paragraphs: [
        "The “Make an offer” button is beside the price of every piece that is for sale. Enter an amount below the price, your card and your address, and send the offer. Each offer is for one piece. Delivery and tax are added, and you see the total before you send it.",
        `The seller can accept, decline or make a counteroffer. Each of you has ${offerExpiry} to answer. After that, the offer expires.`,
      ],
    },
    {
      id: "offer-charge",
      question: "Am I charged when I send an offer?",
      paragraphs: [
        "No. We only save your card. It is charged when you or the seller accepts the offer. If the charge fails, the offer stays open, and we’ll notify you so that you can use another card.",
      ],
    },
    {
      id: "counteroffer",
      question: "The seller made a counteroffer. What can I do?",
      paragraphs: [
        `A counteroffer replaces all earlier amounts. You have ${offerExpiry} to accept it, decline it, or make your own between your last offer and theirs. You find it in the conversation and under open offers in your purchases.`,
      ],
      links: [{ label: "Your open offers", href: pageUrls.purchases("openOffers") }],
    },
    {
      id: "price-drop-during-offer",
      question: "What if the price drops below my offer?",
      paragraphs: [
        "We lower your offer to the new price, because nobody has to pay more than the price of a piece. Delivery and tax are adjusted, we notify both of you, and your offer stays open.",
      ],
    },
    {
      id: "withdrawing",
      question: "Can I withdraw my offer?",
      paragraphs: [
        "Yes, at any time until it is accepted. When your offer is accepted, you have bought the piece, and the rules for canceling an order apply.",
      ],
    },
    {
      id: "offer-and-others",
      question: "Does my offer reserve the piece?",
      paragraphs: [
        "No. Until your offer is accepted, anyone can buy the piece at its price. If that happens, your offer ends, we’ll tell you why, and nothing is charged.",
      ],
    },
    {
      id: "local-business-seller",
      question: 'Why is the seller called "Local business seller"?',
      paragraphs: [
        "We hide the name of a business while you negotiate, so that all deals are made on our site. You see its name once the offer is accepted.",
      ],
    },
  ],
};
