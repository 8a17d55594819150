import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { hubs } from "@heirloop/contract/hub/hub";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { EditorialPage } from "./editorial-page.ts";

export const aboutUs: EditorialPage = {
  name: "About us",
  description: `${brand.name} is a marketplace for second-hand furniture: more than 10,000 pieces from vetted sellers, delivered as soon as the next day, with free returns.`,
  title: ["Great furniture deserves ", "a second home", ""],
  lead: "We help well-made furniture find its next owner, and make buying it as easy as buying new.",
  actions: [
    { label: "Browse furniture", href: pageUrls.collections() },
    { label: "How it works", href: pageUrls.howItWorks(), page: "howItWorks" },
  ],
  parts: [
    {
      kind: "story",
      id: "why",
      title: "Good furniture outlives its first owner",
      paragraphs: [
        "People move, families grow and tastes change, but a good sideboard lasts. It often ends up in a garage because selling it is a hassle: strangers at the door, no idea of the right price, and no truck.",
        `${brand.name} makes it simple. Sellers get a fair price from a buyer who has already paid. Buyers see the measurements, every flaw and the delivery cost before they decide.`,
      ],
    },
    {
      kind: "story",
      id: "sellers",
      title: "Sellers we know",
      paragraphs: [
        "Every piece comes from a shop or a private seller we have vetted. They describe its condition honestly and take their own pictures.",
        "After every order, the buyer and the seller review each other, and neither sees the other's review before both are written. That keeps reviews honest.",
      ],
      link: { label: "For furniture sellers", href: pageUrls.furnitureSellers(), page: "furnitureSellers" },
    },
    {
      kind: "claims",
      id: "promises",
      title: "What you can count on",
      claims: [
        { figure: "10,000+", text: "pieces for sale, each one of a kind." },
        { figure: "Next day", text: "is how soon a piece can be delivered within its own area." },
        {
          figure: "Free returns",
          text: `within ${formatDuration(constants.returnAskedWithin)}, even if the piece simply does not fit.`,
        },
        {
          figure: "Safe payment",
          text: `Sellers are paid ${formatDuration(constants.payoutDelay)} after your order is completed.`,
        },
      ],
    },
    {
      kind: "places",
      id: "places",
      title: `Close by, in ${hubs.length} places`,
      lead: "In each of these areas, pieces go directly from the seller's door to yours, without a warehouse in between. Anywhere else in the country, a furniture carrier delivers.",
      places: hubs.map(({ area }) => area),
    },
  ],
  end: {
    title: "Come in and look around",
    text: "If you have a question, a real person answers.",
    actions: [
      { label: "Browse furniture", href: pageUrls.collections() },
      { label: "Write to us", href: pageUrls.contact(), page: "contact" },
    ],
  },
};
