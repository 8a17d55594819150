import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "../../patterns/date/format-duration.ts";
import type { EditorialPage } from "./editorial-page.ts";

export const howItWorks: EditorialPage = {
  name: "How it works",
  description:
    "How buying and selling second-hand furniture works here: asking, offering, delivery and returns for buyers; listing, consigning and payouts for sellers.",
  title: ["From one room ", "to the next", ""],
  lead: "Buying takes a few minutes and no truck. Selling takes a few pictures. Everything between, we look after.",
  actions: [
    { label: "Browse furniture", href: pageUrls.collections() },
    { label: "Start selling", href: pageUrls.consignWithUs(), page: "startSelling" },
  ],
  parts: [
    {
      kind: "steps",
      id: "buying",
      title: "Buying",
      lead: "You pay when the seller says yes, and the seller is paid when you have it.",
      steps: [
        {
          title: "Find it, and measure once",
          words:
            "Filter by room, style, maker or price. Save your doorway and stairs, and every piece says whether it gets in.",
        },
        {
          title: "Buy it, or make an offer",
          words: `The checkout holds it for ${formatDuration(constants.holdDuration)}. An offer is answered within ${formatDuration(constants.offerExpiry)} and costs nothing until it is accepted.`,
        },
        {
          title: "Agree on a time",
          words:
            "You or the seller propose up to three. Two people carry it in, or you pick it up with a code.",
        },
        {
          title: "Live with it",
          words: `Look it over. For ${formatDuration(constants.returnAskedWithin)} after it has come you can report a problem: a piece that is not as described or does not fit goes back free.`,
        },
      ],
    },
    {
      kind: "story",
      id: "protected",
      title: "Your money waits with us",
      words: [
        "Your card is authorized when you ask to buy and charged when the seller approves. The seller sees none of it until the piece is with you and you have had time to look it over.",
        "Not as described? It goes back at no cost to you, and you are paid back in full.",
      ],
      link: { label: "Buyer protection", href: pageUrls.buyerProtection(), page: "buyerProtection" },
    },
    {
      kind: "steps",
      id: "selling",
      title: "Selling it yourself",
      lead: "For those who like to set the price and meet the buyer.",
      steps: [
        {
          title: "List it",
          words: "Pictures in daylight, the measurements, the scratches. Listing is free.",
        },
        {
          title: "Answer",
          words: `Approve an order within ${formatDuration(constants.requestExpiry)}; accept an offer, decline it or name another amount.`,
        },
        {
          title: "Hand it over",
          words:
            "At a time you both picked. The buyer's code or a picture of the piece in its place is the proof.",
        },
        {
          title: "Be paid",
          words: `${100 - constants.sellerFee} percent of the price, ${formatDuration(constants.payoutDelay)} after the order is completed.`,
        },
      ],
    },
    {
      kind: "story",
      id: "consigning",
      title: "Or let a shop do it",
      words: [
        "Tell us what you have and what you hope to get. A vetted shop near you takes it with a price and a share agreed on, fetches it, photographs it and sells it.",
        `Your share is ${constants.consignerShare} percent unless you agree on another, and you follow every step on your page.`,
      ],
      link: { label: "Consign with us", href: pageUrls.consignWithUs(), page: "startSelling" },
    },
    {
      kind: "questions",
      id: "questions",
      title: "Asked most often",
      questions: [
        {
          question: "Is my offer binding?",
          words: `For ${formatDuration(constants.offerExpiry)}, or until you withdraw it. If it is accepted, your card is charged the amount with delivery and tax on top, and the piece is yours.`,
        },
        {
          question: "What if we cannot find a time?",
          words: `After ${formatDuration(constants.schedulingLapse)} without an agreed time the order is canceled and refunded automatically.`,
        },
        {
          question: "What does it cost to sell?",
          words: `Nothing to list. When a piece sells we keep ${constants.sellerFee} percent of its price.`,
        },
        {
          question: "Can I see a piece before I buy it?",
          words:
            "Yes, where it can be picked up: say so at checkout. Until you have seen it you can cancel freely.",
        },
      ],
    },
  ],
  end: {
    title: "Still wondering about something?",
    words: "The help pages answer some fifty questions, and a person answers the rest.",
    actions: [
      { label: "Help", href: pageUrls.help(), page: "help" },
      { label: "Write to us", href: pageUrls.contact(), page: "contact" },
    ],
  },
};
