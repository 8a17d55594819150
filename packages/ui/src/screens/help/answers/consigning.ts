import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { HelpTopic } from "../help-topic.ts";

const lapse = formatDuration(constants.consignmentLapse);

export const consigning: HelpTopic = {
  id: "consigning",
  title: "Consigning",
  audience: "Selling",
  answers: [
    {
      id: "how-consigning-works",
      question: "How does consigning work?",
      paragraphs: [
        "Send us pictures of your piece, its measurements, its location and the price you expect. The shops in your area see it. The first shop to accept it sets a planned price and your share, collects the piece from you and lists it for sale. You can follow every step in your account.",
      ],
      links: [
        { label: "Consign a piece", href: pageUrls.consignForm(), page: "startSelling" },
        { label: "Your consignments", href: pageUrls.yourListings(), page: "yourListings" },
      ],
    },
    {
      id: "collection",
      alsoCalled: "collect fetch appointment time address",
      question: "How does the shop collect my piece?",
      paragraphs: [
        "Once a shop has accepted your piece, you see each other’s names and phone numbers on the consignment. Enter your address and how to get in, and then agree on a time: either of you can propose times, and the other one chooses one of them. You both get a calendar file. Until the piece is collected, either of you can propose another time. The agreed time stays valid until the other one accepts the new one.",
        "If the shop cannot collect the piece after all, it releases it and tells you why. Other shops in your area can then accept it.",
      ],
      links: [{ label: "Your consignments", href: pageUrls.yourListings(), page: "yourListings" }],
    },
    {
      id: "share",
      question: "What is my share?",
      paragraphs: [
        `You get ${constants.consignerShare} percent of what the buyer paid for the piece itself, unless you and the shop agreed on another share. Like all earnings, it is paid out after the buyer’s order is completed. If the buyer’s bank opens a dispute about the payment, your share is on hold until the bank has decided.`,
      ],
    },
    {
      id: "nobody-takes-it",
      question: "What if no shop accepts my piece?",
      paragraphs: [
        `Your consignment request expires after ${lapse}, and we notify you. It also expires if a shop accepts the piece but does not collect it within ${lapse}. You can submit the piece again, for example with a lower price, or list it for sale yourself.`,
      ],
    },
    {
      id: "changed-my-mind",
      question: "Can I change my mind?",
      paragraphs: [
        "Yes, you can withdraw your piece free of charge until a shop has collected it. After that, ask the shop: it can return the piece to you until it is sold.",
      ],
    },
  ],
};
