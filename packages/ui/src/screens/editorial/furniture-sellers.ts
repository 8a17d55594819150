import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "../../patterns/date/format-duration.ts";
import type { EditorialPage } from "./editorial-page.ts";

export const furnitureSellers: EditorialPage = {
  name: "For furniture sellers",
  description: `Open a shop on ${brand.name}: free listings, ${constants.sellerFee} percent when a piece sells, consignments from your own area, and payouts ${formatDuration(constants.payoutDelay)} after an order is completed.`,
  title: ["Your shop window, ", "on every street", ""],
  lead: "You know where the good pieces are and what they are worth. We bring the people who look for them, hold the money, and keep the papers.",
  actions: [
    { label: "Open your shop", href: pageUrls.register() },
    { label: "Talk to us first", href: pageUrls.contact(), page: "contact" },
  ],
  parts: [
    {
      kind: "claims",
      id: "terms",
      title: "Terms on half a page",
      claims: [
        { figure: "$0", words: "to open a shop and to list, for as many pieces as you have." },
        {
          figure: `${constants.sellerFee} percent`,
          words: "of the price when a piece sells. Nothing on delivery, nothing on tax.",
        },
        { figure: formatDuration(constants.payoutDelay), words: "after an order is completed you are paid." },
        {
          figure: `${100 - constants.consignerShare} percent`,
          words: "of a consigned piece are usually yours, out of which you bear our fee.",
        },
      ],
    },
    {
      kind: "story",
      id: "dashboard",
      title: "A dashboard that stays out of your way",
      words: [
        "Your figures, your pieces, your sales and your payouts on five tabs. Bring in your whole stock with one CSV file; rows that are wrong come back and say why, and importing twice creates nothing twice.",
        "Your shop has a page of its own, with your story, your policies and what buyers say of you.",
      ],
    },
    {
      kind: "story",
      id: "consignments",
      title: "Pieces that come to you",
      words: [
        "People in your area who want to part with something offer it to the shops nearby. You see the pictures, the measurements and the price they hope for. Accept with the price you plan, and it is yours alone to fetch and sell.",
      ],
      link: { label: "How consigning works", href: pageUrls.howItWorks(), page: "howItWorks" },
    },
    {
      kind: "story",
      id: "buyers",
      title: "Buyers who have paid",
      words: [
        "The money is with us before you load the van. Buyers see the measurements and whether the piece fits their stairs, so fewer come back. And while somebody is in the checkout with a piece, nobody else can sell it from under them.",
        "Offers come with a card behind them. Accept, decline, or name your own amount; your shop's name stays out of it until you agree.",
      ],
    },
    {
      kind: "steps",
      id: "beginning",
      title: "How to begin",
      lead: "An afternoon, most of it spent taking pictures.",
      steps: [
        {
          title: "Register as a business",
          words: "Your name, your email, and a checkbox that says you sell for a living.",
        },
        {
          title: "Say who you are",
          words: "Shop name, story, place and policies. We look at every shop before we send buyers its way.",
        },
        {
          title: "Connect your payouts",
          words:
            "With the card payment provider that releases them. It asks for your bank and your papers, we do not see them.",
        },
        { title: "List your pieces", words: "One by one, or all at once from a file." },
      ],
    },
    {
      kind: "questions",
      id: "questions",
      title: "What shops ask us",
      questions: [
        {
          question: "Do I have to deliver myself?",
          words:
            "You say for each piece whether it is delivered, picked up, or both, and what delivery costs in your area and beyond. Far away, a furniture carrier of your choice takes it: you book and pay it, and receive what the buyer pays for delivery.",
        },
        {
          question: "What about returns?",
          words: `Buyers can report a problem within ${formatDuration(constants.returnAskedWithin)} of delivery, and you answer within ${formatDuration(constants.caseAnswer)}: accept, propose something else, or decline. If you do not agree with each other, we decide. You collect a piece that goes back, or pay for its transport, and can list it again. You are paid after that time, so nothing is ever taken back from you.`,
        },
        {
          question: "Can I sell elsewhere too?",
          words: "Of course. Take a piece down here when it has gone, so that nobody asks for it in vain.",
        },
        {
          question: "Who sees what I earn?",
          words:
            "You, and the payment provider. Your payouts tab shows each with its status and the day it arrives.",
        },
      ],
    },
  ],
  end: {
    title: "Bring your best piece first",
    words: "It tells buyers who you are faster than any story.",
    actions: [
      { label: "Open your shop", href: pageUrls.register() },
      { label: "Help for sellers", href: pageUrls.help("Selling"), page: "help" },
    ],
  },
};
