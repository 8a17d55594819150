import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { HelpTopic } from "../help-topic.ts";

export const shops: HelpTopic = {
  id: "shops",
  title: "Shops",
  audience: "Selling",
  answers: [
    {
      id: "opening-a-shop",
      question: "How do I open a shop?",
      words: [
        "Register and say that you are a business. You get a dashboard with your figures, products, sales, payouts and shop details, and a page of your own with your story. We get to know every shop before we send buyers its way.",
      ],
      links: [
        { label: "For furniture sellers", href: pageUrls.furnitureSellers(), page: "furnitureSellers" },
        { label: "Create an account", href: pageUrls.register() },
      ],
    },
    {
      id: "importing",
      question: "Can I bring in my whole stock at once?",
      words: [
        "Yes, with a CSV file from the products tab of your dashboard. Rows that are right go live; those that are not come back as a file that says what is wrong with each. Importing the same file again creates nothing twice.",
      ],
    },
    {
      id: "taking-consignments",
      question: "How do I take pieces on consignment?",
      words: [
        "The consignments tab shows what people in your area would like to part with. Accept one with the price you plan and the owner's share; it is then yours alone to fetch and sell. If another shop was first, it says so.",
      ],
      links: [{ label: "Your dashboard", href: pageUrls.sellerDashboard("consignments"), page: "dashboard" }],
    },
    {
      id: "collecting-consignments",
      alsoCalled: "collection fetch pick up appointment",
      question: "How do I collect a piece I have accepted?",
      words: [
        "The accepted consignment shows the owner's name, phone number and, once entered, the address. Propose a time or agree to one of the owner's; both of you get a calendar file. Mark the piece as collected once you have it. If you can't take it after all, release it and say why: the owner is told, and other shops can accept it.",
      ],
      links: [{ label: "Your dashboard", href: pageUrls.sellerDashboard("consignments"), page: "dashboard" }],
    },
  ],
};
