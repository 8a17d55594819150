import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const oilWaxOrLacquer: PostFact = {
  slug: "oil-wax-or-lacquer",
  title: "Oil, wax or lacquer? How to find out",
  summary:
    "Many old tabletops are damaged by well-meant care with the wrong product. A cotton swab and three drops show you which finish yours has.",
  topic: "Caring",
  author: "Ines Barraclough",
  daysAgo: 19,
  types: ["dining_tables", "round_dining_tables", "side_tables"],
  body: [
    paragraph(
      "A customer once brought me a teak table that had become gray and sticky. She had oiled it every month for six years, because a leaflet told her to. But the table was lacquered, so the oil could not soak in. It stayed on the surface and collected dust for six years. We removed it with soap in an afternoon, and the original finish from 1964 was still intact.",
    ),
    paragraph(
      "Before you put anything on wood, find out which finish it has. You need cotton swabs, water, rubbing alcohol and mineral spirits. Test in a place that nobody sees. On most tables, the underside of the top, an inch from the edge, has the same finish as the rest.",
    ),
    heading("three-drops", "The three-drop test"),
    steps(
      "Water: leave one drop on the wood for five minutes. If it beads and leaves no mark, there is a film on the wood: lacquer, varnish or shellac. If it spreads and darkens the wood, the finish is oil or a thin wax, or the wood is unfinished.",
      "Mineral spirits: put some on a swab and rub gently. If the swab turns yellow-brown and the spot becomes dull, the finish is wax.",
      "Alcohol: hold a fresh swab against the wood for ten seconds. If the surface becomes tacky and the swab turns brown, it is shellac. If nothing happens, it is lacquer or varnish.",
    ),
    heading("oil", "How to care for oil"),
    paragraph(
      "Oiled wood is easy to maintain, because you can repair one spot without treating the whole surface. Wipe it with a damp cloth and dry it. Once or twice a year, when the top looks dry, apply a thin coat of a hardening oil for furniture. Wait fifteen minutes, and then wipe off all the oil that has not soaked in. Oil that stays on the surface becomes sticky.",
    ),
    note(
      "Fire hazard",
      "Rags with linseed or tung oil heat up as they dry and can catch fire. Spread them out flat outdoors until they are stiff, or put them in a jar of water with a lid.",
    ),
    heading("wax", "How to care for wax"),
    paragraph(
      "Wax has a soft shine, but it protects the wood less than other finishes. Dust it with a dry cloth. Renew it once a year: take a walnut-sized piece of wax in a folded cotton rag, apply it along the grain and let it dry for twenty minutes. Then polish it with a brush and a clean cloth. Do not use sprays with silicone. They shine right away, but finishes do not stick to silicone, which makes later repairs difficult.",
    ),
    heading("film", "How to care for lacquer, varnish and shellac"),
    paragraph(
      "For lacquer and varnish, all you need is a soft cloth, a little water and a drop of dish soap. Oil and polish cannot soak in, so do not use them. The same is true for shellac, and you also have to keep alcohol away from it, including perfume and many cleaning sprays. You can make scratches that do not go through the finish almost invisible with a little paste wax.",
    ),
    quote("Test the finish first, and only then decide whether it needs oil, wax or just a damp cloth."),
    heading("rings", "White and black rings"),
    list(
      "A white ring is moisture in the finish. Put a cotton cloth over it and move a warm, dry iron across it for a few seconds at a time. Check it in between. This usually removes the ring.",
      "If the white ring is still there, rub along the grain with very fine steel wool and a little oil, and wax the spot afterwards.",
      "A black ring is in the wood itself. It appears where iron or a wet pot reacted with the tannin in the wood. To remove it, you have to strip the finish and bleach the wood. Have a professional do this.",
    ),
    heading("where-it-stands", "Where to put your table"),
    paragraph(
      "Sunlight and dry heat damage a table more than daily use. Keep it at least three feet from radiators, and turn it around every spring so that it fades evenly. If it has leaves, take them out of the closet from time to time, so that they get the same amount of light. Many of our ",
      link(
        "dining tables",
        pageUrls.category({ category: "furniture", subCategory: "tables", type: "dining_tables" }),
      ),
      " have been used every day for forty years and are still in good condition.",
    ),
  ],
};
