import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const oilWaxOrLacquer: PostFact = {
  slug: "oil-wax-or-lacquer",
  title: "Oil, wax or lacquer? Ask the table",
  summary:
    "Most damage to old tops is done by people who were caring for them with the wrong thing. A cotton swab and three drops find out what yours is finished with.",
  topic: "Caring",
  author: "Ines Barraclough",
  daysAgo: 19,
  types: ["dining_tables", "round_dining_tables", "side_tables"],
  body: [
    paragraph(
      "A customer once brought me a teak table that had gone gray and sticky. She had oiled it every month for six years, as a leaflet had told her to. The table was lacquered. Not a drop had gone in; it had all stayed on the surface, with six years of dust in it. We took it off with soap in an afternoon, and below it the top was as the factory had left it in 1964.",
    ),
    paragraph(
      "Before you put anything on wood, find out what is on it already. You need cotton swabs, water, rubbing alcohol, mineral spirits, and a place that nobody sees: the underside of the top, an inch in from the edge, is finished like the rest on most tables.",
    ),
    heading("three-drops", "Three drops"),
    steps(
      "Water. Let one drop stand for five minutes. If it beads and leaves nothing, there is a film on the wood: lacquer, varnish or shellac. If it spreads and darkens the wood, the finish is oil, thin wax, or nothing.",
      "Mineral spirits, on a swab, rubbed gently. If the swab comes up yellow-brown and the place goes dull, you have met wax.",
      "Alcohol, on a fresh swab, held for ten seconds. If the surface goes tacky and the swab brown, it is shellac. If nothing happens, it is lacquer or varnish.",
    ),
    heading("oil", "If it is oil"),
    paragraph(
      "Oiled wood is the easiest to live with, because you can mend one place without touching the rest. Wipe it with a damp cloth and dry it after. Once or twice a year, when the top looks thirsty, rub in a thin coat of a hardening oil made for furniture, wait a quarter of an hour, and take off everything that has not gone in. Everything. What stays on top becomes the gray and sticky table of my story.",
    ),
    note(
      "Fire, and no joke",
      "Rags with linseed or tung oil heat up as they dry and can set themselves alight. Spread them flat outdoors until they are stiff, or drown them in a jar of water with a lid.",
    ),
    heading("wax", "If it is wax"),
    paragraph(
      "Wax gives the softest shine of all and protects the least. Dust with a dry cloth. Renew it once a year: a walnut-sized lump in a folded cotton rag, along the grain, twenty minutes to dry, then a brush and a clean cloth until your arm tells you to stop. Sprays with silicone are not wax. They shine at once, and they make every later repair harder, because nothing will stick where silicone has been.",
    ),
    heading("film", "If it is a film"),
    paragraph(
      "Lacquer and varnish want nothing but a soft cloth, a little water and a drop of dish soap. They do not drink, so do not feed them. Shellac is the same with one exception: keep alcohol away from it, including what is in perfume and in a good many cleaning sprays. A scratch that does not go through the film can be made nearly invisible with a little paste wax.",
    ),
    quote("Wood does not need feeding. It needs to be left alone by the right person."),
    heading("rings", "White rings and black ones"),
    list(
      "A white ring is moisture caught inside the finish. Lay a cotton cloth over it and pass a warm, dry iron across for a few seconds at a time, looking in between. It usually goes.",
      "A white ring that does not go: rub along the grain with the finest steel wool and a little oil, and wax afterwards.",
      "A black ring is in the wood itself, where iron or a wet pot has met its tannin. That one needs the finish off and a wood bleach, and somebody who has done it before. Or it needs a bowl of lemons in the right place.",
    ),
    heading("where-it-stands", "Where it stands matters more"),
    paragraph(
      "Light and dry heat do more harm than supper does. Keep a table a yard from radiators, turn it end for end each spring so that it fades evenly, and take the leaves out of the closet now and then so that they see the same sun. Then invite people. The best ",
      link(
        "dining tables",
        pageUrls.category({ category: "furniture", subCategory: "tables", type: "dining_tables" }),
      ),
      " we sell have had forty years of elbows on them, and look the better for it.",
    ),
  ],
};
