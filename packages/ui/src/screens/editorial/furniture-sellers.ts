import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { EditorialPage } from "./editorial-page.ts";

export const furnitureSellers: EditorialPage = {
  name: "For furniture sellers",
  description: `Open a shop on ${brand.name}: free listings, ${constants.sellerFee} percent when a piece sells, consignments from your own area, and payouts ${formatDuration(constants.payoutDelay)} after an order is completed.`,
  title: ["Your shop, open to ", "the whole country", ""],
  lead: "You know how to find good pieces and what they are worth. We bring the buyers, handle the payments and keep the records.",
  actions: [
    { label: "Open your shop", href: pageUrls.register() },
    { label: "Talk to us first", href: pageUrls.contact(), page: "contact" },
  ],
  parts: [
    {
      kind: "claims",
      id: "terms",
      title: "Simple terms",
      claims: [
        { figure: "$0", text: "to open a shop and list as many pieces as you like." },
        {
          figure: `${constants.sellerFee} percent`,
          text: "of the price when a piece sells. No fee on delivery or tax.",
        },
        {
          figure: formatDuration(constants.payoutDelay),
          text: "after an order is completed, you are paid.",
        },
        {
          figure: `${100 - constants.consignerShare} percent`,
          text: "is your usual share of a consigned piece, from which our fee is paid.",
        },
      ],
    },
    {
      kind: "story",
      id: "dashboard",
      title: "A simple dashboard",
      paragraphs: [
        "See your sales, pieces, orders and payouts in one place. Import your whole stock from a CSV file: we tell you which rows need fixing and why, and importing the file again never creates duplicates.",
        "Your shop has its own page with your story, your policies and your reviews.",
      ],
    },
    {
      kind: "story",
      id: "consignments",
      title: "Pieces that come to you",
      paragraphs: [
        "People in your area offer furniture to nearby shops on consignment. You see the pictures, the measurements and the price they hope for. Accept with your price, and the piece is yours to pick up and sell.",
      ],
      link: { label: "How consigning works", href: pageUrls.howItWorks(), page: "howItWorks" },
    },
    {
      kind: "story",
      id: "buyers",
      title: "Buyers who have paid",
      paragraphs: [
        "We have the money before you load the van. Buyers see the measurements and whether the piece fits up their stairs, so there are fewer returns. And while someone is checking out, nobody else can buy the piece.",
        "Every offer comes with a card. Accept it, decline it or make a counteroffer.",
      ],
    },
    {
      kind: "steps",
      id: "beginning",
      title: "Getting started",
      lead: "It takes an afternoon, most of it for taking pictures.",
      steps: [
        {
          title: "Register as a business",
          text: "Enter your name and email, and choose a business account.",
        },
        {
          title: "Introduce your shop",
          text: "Add your shop's name, story, location and policies. We review every shop.",
        },
        {
          title: "Connect your payouts",
          text: "Our payment provider asks for your bank account and documents. We never see them.",
        },
        { title: "List your pieces", text: "Add them one by one, or import them from a file." },
      ],
    },
    {
      kind: "questions",
      id: "questions",
      title: "What shops ask us",
      questions: [
        {
          question: "Do I have to deliver myself?",
          text: "You choose for each piece whether it can be delivered, picked up or both, and what delivery costs. For long distances, you book and pay a furniture carrier of your choice, and receive what the buyer pays for delivery.",
        },
        {
          question: "What about returns?",
          text: `Buyers can report a problem within ${formatDuration(constants.returnAskedWithin)} of delivery, and you answer within ${formatDuration(constants.caseAnswer)}: accept, propose something else, or decline. If you cannot agree, we decide. You pick up a returned piece, or pay for its transport, and can list it again. You are paid after that time, so we do not have to take money back from you.`,
        },
        {
          question: "Can I sell elsewhere too?",
          text: "Of course. Just take a piece down here when it has sold elsewhere.",
        },
        {
          question: "Who sees what I earn?",
          text: "Only you and the payment provider. Your payouts tab shows each payout with its status and arrival date.",
        },
      ],
    },
  ],
  end: {
    title: "Start with your best piece",
    text: "It shows buyers what your shop is about.",
    actions: [
      { label: "Open your shop", href: pageUrls.register() },
      { label: "Help for sellers", href: pageUrls.help("Selling"), page: "help" },
    ],
  },
};
