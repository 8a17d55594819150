import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const teakWalnutRosewood: PostFact = {
  slug: "teak-walnut-or-rosewood",
  title: "Teak, walnut or rosewood?",
  summary:
    "Much of the furniture of the 1950s and 1960s was made of one of these three woods. How to tell them apart by their pores, their grain and the way they fade.",
  topic: "Buying",
  author: "Ines Barraclough",
  daysAgo: 52,
  types: ["sideboards", "credenzas", "media_consoles"],
  body: [
    paragraph(
      "In a good week, I see about a dozen sideboards that are described as teak. Usually eight of them are teak. Two are walnut, one is afrormosia and one is covered with printed foil. The sellers make honest mistakes, because brown woods under yellowed varnish look alike. But the wood can make a difference of half the price, so it is useful to know how to tell them apart.",
    ),
    paragraph(
      "Check three places: the edge of a door, the inside of a drawer front, and a spot that was never in the sun, such as the area under the overhang of the top.",
    ),
    heading("teak", "Teak"),
    paragraph(
      "Teak has a straight, even grain and a honey to medium brown color, with thin dark lines that run in the same direction. The pores are long and open, and you can feel them with a fingernail. It smells slightly of leather when you sand it, and it feels slightly oily even when it is dry. In a sunny room, teak becomes lighter and yellower. In a dim room, it becomes darker. Danish makers used solid teak for edges, handles and legs, and veneer for wide surfaces. This is good practice and not a way to save money, because wide boards of solid teak warp.",
    ),
    heading("walnut", "Walnut"),
    paragraph(
      "Walnut is cooler in color than teak: gray-brown to chocolate brown, sometimes with a hint of purple. Its grain is wavy, and wood from the fork of a tree has a flame-like pattern called crotch, which American makers liked to use for doors. The pores are smaller and the surface is smoother. Walnut is one of the few dark woods that become lighter with age. A walnut top that stood by a window can turn light brown, and a coat of oil brings back much of its color.",
    ),
    heading("rosewood", "Rosewood"),
    paragraph(
      "Rosewood has almost black lines on a red-brown, orange or purple background. They look like the contour lines on a map, and the two halves of a surface often mirror each other, because they were cut from the same piece of veneer. The wood is heavy and very smooth. Brazilian rosewood has been protected since 1992. You can buy and sell old pieces within the country, but you need papers to take one across a border. If a piece described as rosewood is very cheap, check the edge of a drawer again.",
    ),
    note(
      "Woods that look similar",
      "Afrormosia looks like teak, but it is more golden and does not feel oily. Sapele has stripes that change from light to dark as you walk past. Stained beech has short, fine flecks and was often used for legs and frames.",
    ),
    heading("veneer", "How to recognize veneer"),
    steps(
      "Follow a line of the grain over the front edge. If it continues over the corner, the piece is solid wood there. If you see a thin line between the two, it is veneer with an edge of solid wood, which is normal for good furniture.",
      "Compare two doors that are side by side. If they have matching patterns, they are veneer, because solid wood does not match like this.",
      "Look for the same knot twice on one surface. In wood, every knot is different. On printed foil, the pattern repeats about every two feet.",
      "Look for a damaged corner. Below veneer, you see wood. Below foil, you see gray chipboard, and the foil curls like paper.",
    ),
    quote("Check a spot that was never in the sun to see the real color of the wood."),
    heading("price", "How the wood affects the price"),
    list(
      "For the same design and condition, walnut and teak cost about the same. Rosewood costs at least half as much again.",
      "The condition of the top is more important than the kind of wood. You can remove rings from solid wood and thick old veneer, but not from thin veneer that was already sanded.",
      "Original handles, keys and legs add more to the price than a maker’s stamp.",
      "Good refinishing does not lower the value of a piece, but sellers have to mention it in the listing.",
    ),
    paragraph(
      "If you want to practice, open ten listings of ",
      link(
        "sideboards",
        pageUrls.category({ category: "furniture", subCategory: "storage", type: "sideboards" }),
      ),
      ", look at the pictures before you read the description, and guess the wood. After ten listings, you will get most of them right.",
    ),
  ],
};
