import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const theRightRug: PostFact = {
  slug: "the-right-rug-is-larger-than-you-think",
  title: "The right rug is larger than you think",
  summary:
    "Sizes for living rooms, dining rooms and beds, how to turn over a corner and read it, and how to bring an old rug home clean.",
  topic: "Measuring",
  author: "Maud Ferreira",
  daysAgo: 75,
  types: ["area_rugs", "round_rugs", "runners"],
  body: [
    paragraph(
      "If I could change one thing in most of the rooms I am asked into, I would not move the sofa. I would take away the rug and lay down one that is two feet longer. A rug that is too small floats in the middle of the floor like a stamp on a parcel, and makes good furniture look as if it were waiting to be collected.",
    ),
    heading("sizes", "How large, room by room"),
    list(
      "Under a sitting group: at least the front feet of every seat stand on it, and eight inches stick out beyond the sofa on either side. For a three-seater with two chairs that is eight feet by ten.",
      "Under a dining table: the length and the width of the table, and two feet more on every side, so that a chair pulled back keeps its hind legs on the rug. A table for six wants eight by ten as well, and a round one of four feet wants a round rug of eight.",
      "Beside a bed: two runners, or one rug that reaches two feet past the sides and the foot, and ends before the nightstands.",
      "In a hall: leave four inches of floor on either side, and let it end before the door swings over it. Measure the gap beneath the door first.",
    ),
    paragraph(
      "Tape the outline to the floor and walk on it for a day. Everybody who does so ends up with the next size.",
    ),
    quote("Buy the rug for the room you sit in, not for the gap that is left."),
    heading("turn-it-over", "Turn over a corner"),
    paragraph(
      "The back of a rug is its passport. In a hand-knotted rug you see the pattern there as clearly as in front, made of small bumps, each a knot, in lines that are not perfectly straight. The fringe is the end of the threads on which the whole rug was made, not something sewn on. A tufted rug hides its back under canvas and glue; it is made in a day, wears for ten years and is worth what it looks like. A flatweave, a kilim, has no pile and two good sides.",
    ),
    steps(
      "Part the pile in a red place and look at the foot of the wool. If it is brighter down there, light has faded it evenly, and it will look soft and good. If only the tips have another color, it was painted.",
      "Rub a damp white cloth over the darkest color. If it stains, the dye will run when it is washed.",
      "Hold a corner up to the light. A network of light points means that moths were there. A few can be rewoven; many cannot.",
      "Fold it, pile outwards. If it crackles, the foundation is dry and tired. Leave it.",
      "Look along the edges. Worn overcasting is a repair of an hour, and stops a loss of years.",
    ),
    heading("wear", "Wear that you may love"),
    paragraph(
      "An old wool rug that has gone low in the middle is not worn out. As long as you see wool and not the bare cotton grid, it has decades left, and it will never again be so pleasant under bare feet. Lines of another shade that run from side to side are called abrash: the weaver began a new lot of wool. Collectors pay for it.",
    ),
    note(
      "Before it comes in",
      "Unroll it outdoors, face down, and beat the back until no more sand falls. Then vacuum both sides without the brush. Two sunny afternoons and you have done what most cleaners do; for silk, and for anything that bleeds color, let a rug washer do it.",
    ),
    heading("at-home", "At home"),
    paragraph(
      "Put a felt pad under it, an inch smaller all around: it doubles the life of a rug and keeps you upright. Turn it by half twice a year. Blot what is spilled, with cold water and from the edge inwards, and never rub. Keep the chair with the sharp feet elsewhere. That is all the care a rug asks for in its second fifty years. You can sort ours by price and size on the ",
      link("rugs page", pageUrls.category({ category: "home_decor", subCategory: "rugs" })),
      "; every one is listed with its length and width in inches, so bring the tape.",
    ),
  ],
};
