import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "../../../patterns/date/format-duration.ts";
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
      words: [
        '"Make an offer" is beside the price of every piece that is for sale. Name an amount below the price, give a card and where the piece would go, and send it. An offer is for one piece and for the piece alone: delivery and tax come on top and are shown before you send it.',
        `The seller can accept, decline or name another amount. Each side has ${offerExpiry} to answer; after that the offer expires.`,
      ],
    },
    {
      id: "offer-charge",
      question: "Am I charged when I send an offer?",
      words: [
        "No. Your card is saved and nothing is taken. It is charged at the moment the offer is accepted, by you or by the seller. Should the charge fail, the offer stays open, and we’ll notify you so that you can use another card.",
      ],
    },
    {
      id: "counteroffer",
      question: "The seller named another amount. What now?",
      words: [
        `That is a counteroffer, and it takes the place of every amount before it. You have ${offerExpiry} to accept it, decline it or name an amount of your own between your last offer and the counteroffer. You find it in your purchases under open offers, and in the conversation.`,
      ],
      links: [{ label: "Your open offers", href: pageUrls.purchases("openOffers") }],
    },
    {
      id: "price-drop-during-offer",
      question: "What if the price drops below my offer?",
      words: [
        "Then your offer becomes the new price: nobody pays more for a piece than it costs. Delivery and tax are adjusted, both of you are told, and the offer stays open as before.",
      ],
    },
    {
      id: "withdrawing",
      question: "Can I take my offer back?",
      words: [
        "Yes, at any time until it is accepted. Once it is accepted you have bought the piece; from then on the rules for canceling an order hold.",
      ],
    },
    {
      id: "offer-and-others",
      question: "Does my offer reserve the piece?",
      words: [
        "No. Until your offer is accepted, anyone can buy the piece at its price. If that happens, your offer ends, we’ll tell you why, and nothing is charged.",
      ],
    },
    {
      id: "local-business-seller",
      question: 'Why is the seller called "Local business seller"?',
      words: [
        "While you bargain with a business, neither of you is to deal around the other. Its name is shown once the offer is accepted.",
      ],
    },
  ],
};
