import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const teakWalnutRosewood: PostFact = {
  slug: "teak-walnut-or-rosewood",
  title: "Teak, walnut or rosewood?",
  summary:
    "Three woods made the furniture of the fifties and sixties, and their names are used rather freely. How to tell them apart by pores, lines and the way they fade.",
  topic: "Buying",
  author: "Ines Barraclough",
  daysAgo: 52,
  types: ["sideboards", "credenzas", "media_consoles"],
  body: [
    paragraph(
      "In a good week I am shown a dozen sideboards described as teak. Eight are. Two are walnut, one is afrormosia and one is printed foil. Nobody meant to deceive anybody; brown wood under yellow varnish in a dark hall looks much the same. But the difference can be half the price, so it is worth learning to see it.",
    ),
    paragraph(
      "Always look at three places: the open edge of a door, the inside of a drawer front, and a spot that never saw the sun, such as the strip below an ornament or under the overhang of the top.",
    ),
    heading("teak", "Teak"),
    paragraph(
      "Straight, calm grain, honey to mid brown, with dark lines like thin pencil strokes that run the same way. The pores are long and open; run a fingernail across and you feel them. It smells faintly of leather when you sand it, and feels slightly oily even when it is dry. Teak grows lighter and yellower behind glass in a sunny room, and deeper in a dim one. In Danish pieces, solid teak is used for edges, handles and legs, and veneer for the wide surfaces. That is not a saving but good practice: wide boards of solid teak move.",
    ),
    heading("walnut", "Walnut"),
    paragraph(
      "Cooler than teak: gray-brown to chocolate, sometimes with a hint of violet. The grain waves and swirls, and near a fork of the tree it flares into a figure called crotch, which American makers loved to show on doors. The pores are smaller, the surface finer. Walnut is one of the few dark woods that get lighter with age; a walnut top that stood by a window turns the color of weak tea, and comes back under a coat of oil more than you would think.",
    ),
    heading("rosewood", "Rosewood"),
    paragraph(
      "Nearly black lines on red-brown, orange or violet, drawn like the contours of a map, often mirrored down the middle where two leaves of veneer were opened like a book. It is heavy, and very smooth. Brazilian rosewood has been protected since 1992. Old pieces can be bought and sold within the country; to take one across a border you need papers. If a listing promises rosewood for the price of a bookshelf, look at the drawer’s edge again.",
    ),
    note(
      "The ones that are taken for them",
      "Afrormosia is teak’s double, more golden and without its oily feel. Sapele has stripes that change sides as you walk past. Stained beech has short flecks, like a shower of rain, on legs and frames of nearly everything.",
    ),
    heading("veneer", "Veneer is not a bad word"),
    steps(
      "Follow a line of the grain over the front edge. If it goes on over the corner, the piece is solid there. If a thin line parts the two, it is veneer with a solid lip, as it should be.",
      "Look at the figure of two doors side by side. Matched leaves cannot be done in solid wood.",
      "Look for the same knot twice in a row on one surface. Nature does not repeat itself. Printed foil does, every two feet.",
      "Find a damaged corner. Veneer shows wood below; foil shows gray chipboard and curls like paper.",
    ),
    quote("The sun is the best forger there is, and the underside of the top is the witness."),
    heading("price", "What it does to the price"),
    list(
      "Same design and state: walnut and teak are close, rosewood costs half as much again and more.",
      "A sound top matters more than the wood. Rings can be taken out of solid and thick old veneer, not out of paper-thin leaves sanded once already.",
      "Original handles, keys and legs count for more than a maker’s stamp.",
      "A refinished piece is not worth less if it was done well. It is worth less if nobody tells you.",
    ),
    paragraph(
      "Practice for nothing: open ten listings of ",
      link(
        "sideboards",
        pageUrls.category({ category: "furniture", subCategory: "storage", type: "sideboards" }),
      ),
      ", look at the pictures before the words, and guess. After ten you will be right more often than not. After a hundred you will begin to correct dealers, at which point we look forward to hearing from you.",
    ),
  ],
};
