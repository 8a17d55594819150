import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "../../../patterns/date/format-duration.ts";
import type { HelpTopic } from "../help-topic.ts";

export const selling: HelpTopic = {
  id: "selling",
  title: "Selling",
  audience: "Selling",
  answers: [
    {
      id: "two-ways",
      question: "What are the ways to sell?",
      words: [
        "You can list a piece yourself: you set the price, talk with buyers and hand it over. Or you consign it: a vetted shop near you fetches it, photographs it, sells it, and you get your share.",
      ],
      links: [{ label: "Start selling", href: pageUrls.consignWithUs(), page: "startSelling" }],
    },
    {
      id: "fees",
      alsoCalled: "fee fees commission percentage",
      question: "What does selling cost?",
      words: [
        `Listing is free, for as many pieces as you like. When one sells we keep ${constants.sellerFee} percent of its price; delivery and tax are not part of that. If it does not sell you owe nothing.`,
      ],
    },
    {
      id: "good-listing",
      alsoCalled: "photos photographs",
      question: "What makes a good listing?",
      words: [
        "Daylight, the whole piece from the front and at an angle, the back, the maker's mark, and every scratch. Measure it at its widest. Say what it is made of, how old it is as far as you know, and where it has lived.",
        "Only sell what is yours to sell, and show it in your own pictures.",
      ],
    },
    {
      id: "answering",
      question: "Somebody wants my piece. How long do I have?",
      words: [
        `${formatDuration(constants.requestExpiry)} to approve an order at your price, ${formatDuration(constants.offerExpiry)} to answer an offer. Your sales page shows the time left. Approve or accept, and the piece is sold and leaves the shop window; no two people can buy it.`,
        "You can accept an offer, decline it, or name another amount.",
      ],
    },
    {
      id: "pickup-hours",
      alsoCalled: "calendar availability schedule vacation",
      question: "Can I set when buyers pick up?",
      words: [
        "Yes: check the times of the week at which you are usually free, the days you are away and the notice you need. Buyers then choose from your free times, you agree to the one that suits you, and that time is not offered to anyone else. You can still propose any other time yourself.",
      ],
      links: [{ label: "Set your pickup hours", href: pageUrls.pickupHours() }],
    },
    {
      id: "own-delivery",
      alsoCalled: "shipping radius miles distance fee",
      question: "Can I set what my delivery costs?",
      words: [
        `Yes. Enter the ZIP code you deliver from, how many miles you go, up to ${constants.deliveryRadius}, and your fee, which may be 0. Shops set it once in their settings, with up to ${constants.deliveryBands} distances; private sellers set it for each piece. Buyers farther away get the price of a furniture carrier, which you book and pay; what the buyer pays for delivery is yours. An order keeps the fee that the buyer saw when placing it.`,
      ],
      links: [{ label: "Your settings", href: pageUrls.deliveryTerms() }],
    },
    {
      id: "handing-over",
      question: "How do I prove that it was delivered?",
      words: [
        "At a pickup the buyer gives you a handoff code; enter it on the order. At a delivery take a picture of the piece where it stands and add it to the order. Usually the buyer confirms it first and you need neither.",
      ],
    },
    {
      id: "cannot-sell",
      question: "I can no longer sell it. What now?",
      words: [
        "Cancel the order from its page and say why; the buyer gets everything back. Then take the listing down so that nobody else asks for it. Sellers who often cancel lose buyers' trust, and it shows in their reviews.",
      ],
    },
  ],
};
