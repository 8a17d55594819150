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
  ],
};
