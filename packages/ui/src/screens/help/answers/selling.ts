import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { HelpTopic } from "../help-topic.ts";

export const selling: HelpTopic = {
  id: "selling",
  title: "Selling",
  audience: "Selling",
  answers: [
    {
      id: "two-ways",
      question: "What are the ways to sell?",
      paragraphs: [
        "You can list a piece yourself: you set the price, talk with buyers and hand the piece over. Or you can consign it: a vetted shop near you collects it, photographs it and sells it, and you get a share of the price.",
      ],
      links: [{ label: "Start selling", href: pageUrls.consignWithUs(), page: "startSelling" }],
    },
    {
      id: "fees",
      alsoCalled: "fee fees commission percentage",
      question: "What does selling cost?",
      paragraphs: [
        `Listing is free, for as many pieces as you like. When a piece sells, we keep ${constants.sellerFee} percent of its price. We take no fee from delivery and tax. If it does not sell, you pay nothing.`,
      ],
    },
    {
      id: "good-listing",
      alsoCalled: "photos photographs",
      question: "What makes a good listing?",
      paragraphs: [
        "Take pictures in daylight. Show the whole piece from the front and at an angle, the back, the maker’s mark, and every scratch. Measure the piece at its widest point. Describe what it is made of, how old it is as far as you know, and where it comes from.",
        "Only list pieces that you own, and only use your own pictures.",
      ],
    },
    {
      id: "answering",
      question: "Somebody wants to buy my piece. How long do I have to answer?",
      paragraphs: [
        `You have ${formatDuration(constants.requestExpiry)} to approve an order at your price, and ${formatDuration(constants.offerExpiry)} to answer an offer. Your sales page shows the time left. When you approve or accept, the piece is sold and no longer shown for sale, so nobody else can buy it.`,
        "You can accept an offer, decline it, or make a counteroffer.",
      ],
    },
    {
      id: "pickup-hours",
      alsoCalled: "calendar availability schedule vacation",
      question: "Can I set when buyers pick up?",
      paragraphs: [
        "Yes. Select the times of the week when you are usually free, the days you are away and the notice you need. Buyers then choose from your free times, and you accept the one that works for you. We don’t offer that time to anyone else. You can still propose other times yourself.",
      ],
      links: [{ label: "Set your pickup hours", href: pageUrls.pickupHours() }],
    },
    {
      id: "own-delivery",
      alsoCalled: "shipping radius miles distance fee",
      question: "Can I set what my delivery costs?",
      paragraphs: [
        `Yes. Enter the ZIP code you deliver from, how many miles you go, up to ${constants.deliveryRadius}, and your fee, which can be 0. Shops set this once in their settings, with up to ${constants.deliveryBands} distances; private sellers set it for each piece. Buyers who live farther away pay the price of a furniture carrier, which you book and pay. You keep what the buyer pays for delivery. If you change your fee, it does not change for orders already placed.`,
      ],
      links: [{ label: "Your settings", href: pageUrls.deliveryTerms() }],
    },
    {
      id: "handing-over",
      question: "How do I prove that I delivered a piece?",
      paragraphs: [
        "At a pickup, ask the buyer for the handoff code and enter it on the order. At a delivery, take a picture of the piece in the buyer’s home and add it to the order. You need neither if the buyer confirms first, which most buyers do.",
      ],
    },
    {
      id: "cannot-sell",
      question: "I can no longer sell a piece. What should I do?",
      paragraphs: [
        "Cancel the order on its page and give a reason. The buyer gets a full refund. Then take the listing down so that no one else can order it. Please only cancel if you have to, because buyers lose trust in sellers who cancel often.",
      ],
    },
  ],
};
