import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "../../../patterns/date/format-duration.ts";
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
      words: [
        "You send us pictures, the measurements, where the piece stands and what you hope to get. The shops of your area see it, and the first to accept it takes it with a price in mind and a share for you. It fetches the piece, puts it up for sale, and you follow every step on your page.",
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
      words: [
        "As soon as a shop has accepted it, you see each other's name and phone number on the consignment. Enter the address and how to get in, then agree on a time: each of you can propose times, and the other one agrees to one of them. You both get a calendar file. Until the piece is collected, either of you can propose another time; the agreed one stays valid until the other side agrees.",
        "If the shop can't take it after all, it releases the piece and says why. Other shops of your area then see it again.",
      ],
      links: [{ label: "Your consignments", href: pageUrls.yourListings(), page: "yourListings" }],
    },
    {
      id: "share",
      question: "What is my share?",
      words: [
        `${constants.consignerShare} percent of what the buyer paid for the piece itself, unless you and the shop agreed on another share. It is paid out as any earning is, once the buyer's order is completed. If the buyer’s bank asks about the payment, your share is on hold until the bank has decided.`,
      ],
    },
    {
      id: "nobody-takes-it",
      question: "What if no shop takes my piece?",
      words: [
        `After ${lapse} the offer lapses and you are told. The same happens when a shop has accepted it and not fetched it within ${lapse}. You can offer it again, perhaps with a lower price in mind, or list it yourself.`,
      ],
    },
    {
      id: "changed-my-mind",
      question: "Can I change my mind?",
      words: [
        "Until a shop has fetched it, yes: withdraw it from your page and nothing is owed. Once it is in the shop, talk to them; they can give it back as long as it has not been sold.",
      ],
    },
  ],
};
