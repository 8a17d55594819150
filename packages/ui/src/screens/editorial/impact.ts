import { hubs } from "@heirloop/contract/hub/hub";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { PictureTileLink } from "../../patterns/picture-tiles/picture-tiles.tsx";
import type { EditorialPage } from "./editorial-page.ts";

type Facts = {
  /** How many pieces are for sale. */
  total: number;
  /** Materials that last, with how much is for sale of each. */
  materials: readonly PictureTileLink[];
};

export const impact = ({ total, materials }: Facts): EditorialPage => ({
  name: "Impact",
  description:
    "Why a piece that exists already is the one to buy: what second-hand furniture saves, what we do so that it lasts, and what we do not claim.",
  title: ["The greenest chair is ", "already made", ""],
  lead: "It needs no new wood, no new foam and no container ship. It only needs a new home.",
  actions: [{ label: "Browse furniture", href: pageUrls.collections() }],
  parts: [
    {
      kind: "claims",
      id: "today",
      title: "Today",
      claims: [
        {
          figure: total.toLocaleString("en-US"),
          text: "pieces for sale, without using any new material.",
        },
        {
          figure: `${hubs.length} areas`,
          text: `in which pieces go directly from door to door, up to ${constants.hubMaximumDistance} miles.`,
        },
        { figure: "0 warehouses", text: "between the seller and you, when you are in the same area." },
        { figure: "1 more owner", text: "for every piece sold. That is our goal." },
      ],
    },
    {
      kind: "story",
      id: "made-to-last",
      title: "Made when things were made to last",
      paragraphs: [
        "Solid wood can be sanded, joints can be reglued and brass can be polished. Most of the furniture for sale here was built to be repaired.",
        "Our sellers describe repairs and condition honestly, so you know exactly what you are getting.",
      ],
    },
    {
      kind: "tiles",
      id: "materials",
      title: "Materials that age well",
      lead: "They look good for decades and can be repaired.",
      tiles: materials,
    },
    {
      kind: "story",
      id: "near",
      title: "Close to home is best",
      paragraphs: [
        "Transport takes the most energy. That is why you can see the pieces near you first, and why pickup is free.",
      ],
      link: { label: "Pieces near you", href: pageUrls.locations(), page: "locations" },
    },
    {
      kind: "story",
      id: "not-claimed",
      title: "What we do not claim",
      paragraphs: [
        "We do not show a number of trees saved next to a sofa. Nobody can know it: it depends on what you would have bought instead and how long you keep the piece.",
        "What we can say is that keeping a good piece in use is better than making a new one, especially if you keep it for a long time.",
      ],
    },
  ],
  end: {
    title: "Have a piece to sell?",
    text: "The chair you no longer use may be just what someone nearby is looking for.",
    actions: [
      { label: "Start selling", href: pageUrls.consignWithUs(), page: "startSelling" },
      { label: "How it works", href: pageUrls.howItWorks(), page: "howItWorks" },
    ],
  },
});
