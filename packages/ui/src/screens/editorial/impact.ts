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
  lead: "No forest is felled for it, no foam is poured, no container crosses an ocean. It needs a new room, and somebody to carry it there.",
  actions: [{ label: "Browse furniture", href: pageUrls.collections() }],
  parts: [
    {
      kind: "claims",
      id: "today",
      title: "As it stands today",
      claims: [
        {
          figure: total.toLocaleString("en-US"),
          words: "pieces are for sale here that need no new material to be made.",
        },
        {
          figure: `${hubs.length} areas`,
          words: `in which a piece goes from door to door. The farthest of them reaches ${constants.hubMaximumDistance} miles.`,
        },
        { figure: "0 warehouses", words: "between the seller's room and yours when both are in one area." },
        { figure: "1 owner more", words: "for every piece sold. That is the figure we work for." },
      ],
    },
    {
      kind: "story",
      id: "made-to-last",
      title: "Made when things were made to last",
      words: [
        "Solid wood can be sanded. A mortise can be glued again. Brass wants a cloth. Most of what is for sale here was built to be repaired, and much of it has been.",
        "So our sellers describe repairs with pride, and condition by what one really sees. A scratch is a fact, not a fault.",
      ],
    },
    {
      kind: "shelves",
      id: "materials",
      title: "Materials that age well",
      lead: "They were chosen once for their looks and stayed for their patience.",
      shelves: materials,
    },
    {
      kind: "story",
      id: "near",
      title: "The nearest one is the best one",
      words: [
        "Furniture is mostly air, and hauling air is what costs. That is why you can look at what is for sale around your own city first, why pickup is free, and why two deliveries in one area need no detour.",
      ],
      link: { label: "Pieces near you", href: pageUrls.locations(), page: "locations" },
    },
    {
      kind: "story",
      id: "not-claimed",
      title: "What we do not claim",
      words: [
        "We print no number of trees saved beside a sofa. Nobody can know it: it depends on what you would have bought instead, and how long you keep this one.",
        "What we can say is plain. Keeping a good piece in use is better than making a new one, and best when you keep it for long. Please do.",
      ],
    },
  ],
  end: {
    title: "Something of yours could live on, too",
    words: "The chair you no longer sit in is what somebody two streets away is looking for.",
    actions: [
      { label: "Start selling", href: pageUrls.consignWithUs(), page: "startSelling" },
      { label: "How it works", href: pageUrls.howItWorks(), page: "howItWorks" },
    ],
  },
});
