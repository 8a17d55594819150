import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { hubs } from "@heirloop/contract/hub/hub";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "../../patterns/date/format-duration.ts";
import type { EditorialPage } from "./editorial-page.ts";

export const aboutUs: EditorialPage = {
  name: "About us",
  description: `${brand.name} is a marketplace for second-hand furniture: more than 10,000 pieces from vetted sellers, delivered as soon as the next day, with free returns.`,
  title: ["We like things that have ", "been somewhere", ""],
  lead: "A table that held thirty years of breakfasts is not worn out. It is broken in. We find such pieces their next room, and make it as easy as buying new.",
  actions: [
    { label: "Browse furniture", href: pageUrls.collections() },
    { label: "How it works", href: pageUrls.howItWorks(), page: "howItWorks" },
  ],
  parts: [
    {
      kind: "story",
      id: "why",
      title: "Good furniture outlives its first owner",
      words: [
        "People move, families grow, tastes turn. The sideboard stays as sound as it was. It ends in a garage because selling it is a bother: strangers on the doorstep, a price out of the air, a truck nobody has.",
        `${brand.name} takes the bother out. Sellers get a fair price and a buyer who has paid. Buyers get the measurements, the scratches and the delivery before they decide.`,
      ],
    },
    {
      kind: "story",
      id: "sellers",
      title: "Sellers we know",
      words: [
        "Behind every piece is a shop or a private seller we have vetted. They describe what they sell as it is, flaws first, in pictures of their own.",
        "After every order each side rates the other, and neither sees the other's words before both are written. What you read about a seller was not said out of politeness.",
      ],
      link: { label: "For furniture sellers", href: pageUrls.furnitureSellers(), page: "furnitureSellers" },
    },
    {
      kind: "claims",
      id: "promises",
      title: "What you can count on",
      claims: [
        { figure: "10,000+", words: "pieces for sale, each one of a kind and gone once it is gone." },
        { figure: "Next day", words: "is how soon a piece can stand in your room, around its own city." },
        {
          figure: "Free returns",
          words: `asked for within ${formatDuration(constants.returnAskedWithin)}, also when it simply does not fit in.`,
        },
        {
          figure: "Paid last",
          words: `Sellers are paid ${formatDuration(constants.payoutDelay)} after your order is completed.`,
        },
      ],
    },
    {
      kind: "places",
      id: "places",
      title: `Close by, in ${hubs.length} places`,
      lead: "Pieces travel badly and people travel well, so we work city by city. Around each of these a piece goes from door to door without a warehouse in between; from anywhere to anywhere else a furniture carrier takes it.",
      places: hubs.map(({ area }) => area),
    },
  ],
  end: {
    title: "Come in and look around",
    words: "Nobody will ask whether you need help. If you do, a person answers.",
    actions: [
      { label: "Browse furniture", href: pageUrls.collections() },
      { label: "Write to us", href: pageUrls.contact(), page: "contact" },
    ],
  },
};
