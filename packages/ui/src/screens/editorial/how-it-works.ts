import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { EditorialPage } from "./editorial-page.ts";

export const howItWorks: EditorialPage = {
  name: "How it works",
  description:
    "How buying and selling second-hand furniture works here: asking, offering, delivery and returns for buyers; listing, consigning and payouts for sellers.",
  title: ["From one room ", "to the next", ""],
  lead: "Buy in a few minutes, without renting a truck. Sell with a few pictures. We take care of everything in between.",
  actions: [
    { label: "Browse furniture", href: pageUrls.collections() },
    { label: "Start selling", href: pageUrls.consignWithUs(), page: "startSelling" },
  ],
  parts: [
    {
      kind: "steps",
      id: "buying",
      title: "Buying",
      lead: "You pay when the seller accepts, and the seller is paid after you have received the piece.",
      steps: [
        {
          title: "Find a piece",
          text: "Filter by room, style, maker or price. Save the size of your doorway and stairs, and we tell you which pieces fit.",
        },
        {
          title: "Buy it or make an offer",
          text: `We reserve it for you for ${formatDuration(constants.holdDuration)} at checkout. Sellers answer offers within ${formatDuration(constants.offerExpiry)}, and you pay only if yours is accepted.`,
        },
        {
          title: "Agree on a time",
          text: "You or the seller propose up to three times. Two people carry the piece in, or you pick it up with a code.",
        },
        {
          title: "Enjoy it",
          text: `You have ${formatDuration(constants.returnAskedWithin)} after it arrives to report a problem. If the piece is not as described or does not fit, the return is free.`,
        },
      ],
    },
    {
      kind: "story",
      id: "protected",
      title: "Your money is safe",
      paragraphs: [
        "Your card is authorized when you order and charged when the seller approves. The seller is not paid until you have received the piece and had time to check it.",
        "If it is not as described, you can return it at no cost and get a full refund.",
      ],
      link: { label: "Buyer protection", href: pageUrls.buyerProtection(), page: "buyerProtection" },
    },
    {
      kind: "steps",
      id: "selling",
      title: "Selling it yourself",
      lead: "Set your own price and deal with the buyer directly.",
      steps: [
        {
          title: "List it",
          text: "Take pictures in daylight, and add the measurements and any flaws. Listing is free.",
        },
        {
          title: "Respond",
          text: `Approve an order within ${formatDuration(constants.requestExpiry)}; accept an offer, decline it or make a counteroffer.`,
        },
        {
          title: "Hand it over",
          text: "Meet at the agreed time. The buyer's code, or a picture of the delivered piece, confirms it.",
        },
        {
          title: "Get paid",
          text: `${100 - constants.sellerFee} percent of the price, ${formatDuration(constants.payoutDelay)} after the order is completed.`,
        },
      ],
    },
    {
      kind: "story",
      id: "consigning",
      title: "Or let a shop do it",
      paragraphs: [
        "Tell us what you have and what you hope to get for it. A vetted shop near you agrees on a price and your share, then picks the piece up, photographs it and sells it.",
        `Your share is usually ${constants.consignerShare} percent, and you can follow every step online.`,
      ],
      link: { label: "Consign with us", href: pageUrls.consignWithUs(), page: "startSelling" },
    },
    {
      kind: "questions",
      id: "questions",
      title: "Frequently asked questions",
      questions: [
        {
          question: "Is my offer binding?",
          text: `Yes, for ${formatDuration(constants.offerExpiry)} or until you withdraw it. If it is accepted, we charge your card for the amount plus delivery and tax, and the piece is yours.`,
        },
        {
          question: "What if we cannot find a time?",
          text: `After ${formatDuration(constants.schedulingLapse)} without an agreed time the order is canceled and refunded automatically.`,
        },
        {
          question: "What does it cost to sell?",
          text: `Nothing to list. When a piece sells we keep ${constants.sellerFee} percent of its price.`,
        },
        {
          question: "Can I see a piece before I buy it?",
          text: "Yes, if it can be picked up: mention it at checkout. You can cancel for free until you have seen it.",
        },
      ],
    },
  ],
  end: {
    title: "Still have questions?",
    text: "Our help pages answer about fifty questions, and we are happy to answer the rest.",
    actions: [
      { label: "Help", href: pageUrls.help(), page: "help" },
      { label: "Write to us", href: pageUrls.contact(), page: "contact" },
    ],
  },
};
