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
      paragraphs: [
        "Create an account and choose that you are a business. You get a dashboard with your statistics, products, sales, payouts and shop details, and a public page for your shop. We vet every shop.",
      ],
      links: [
        { label: "For furniture sellers", href: pageUrls.furnitureSellers(), page: "furnitureSellers" },
        { label: "Create an account", href: pageUrls.register() },
      ],
    },
    {
      id: "importing",
      question: "Can I import my whole stock at once?",
      paragraphs: [
        "Yes, with a CSV file on the products tab of your dashboard. Valid rows are listed right away. For the others, you get a file that says what is wrong with each row. If you import the same file again, no piece is listed twice.",
      ],
    },
    {
      id: "taking-consignments",
      question: "How do I take pieces on consignment?",
      paragraphs: [
        "The consignments tab shows the pieces that people in your area want to consign. Accept one with your planned price and the owner’s share, and only you can collect and sell it. If another shop accepted it before you, we tell you.",
      ],
      links: [{ label: "Your dashboard", href: pageUrls.sellerDashboard("consignments"), page: "dashboard" }],
    },
    {
      id: "collecting-consignments",
      alsoCalled: "collection fetch pick up appointment",
      question: "How do I collect a piece I have accepted?",
      paragraphs: [
        "The consignment you accepted shows the owner’s name and phone number, and the address once the owner has entered it. Propose a time, or accept one of the owner’s. Both of you get a calendar file. Mark the piece as collected once you have it. If you can’t collect it after all, release it and give a reason. We then notify the owner, and other shops can accept it.",
      ],
      links: [{ label: "Your dashboard", href: pageUrls.sellerDashboard("consignments"), page: "dashboard" }],
    },
  ],
};
