import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const theRightRug: PostFact = {
  slug: "the-right-rug-is-larger-than-you-think",
  title: "How to choose the right rug",
  summary:
    "The right sizes for living rooms, dining rooms and bedrooms, how to check the quality of a rug, and how to clean an old one.",
  topic: "Measuring",
  author: "Maud Ferreira",
  daysAgo: 75,
  types: ["area_rugs", "round_rugs", "runners"],
  body: [
    paragraph(
      "In most of the homes I visit, the rug is too small. It lies in the middle of the floor, away from the furniture, and makes the room look unfinished. A rug that is two feet longer often changes a room more than any other piece of furniture.",
    ),
    heading("sizes", "The right size for each room"),
    list(
      "Living room: at least the front feet of every seat should stand on the rug, and it should extend eight inches beyond the sofa on both sides. For a three-seat sofa with two chairs, you need a rug of eight by ten feet.",
      "Dining room: add two feet to the table on every side, so that the chairs stay on the rug when you pull them back. For a table for six, you need about eight by ten feet. For a round table of four feet, you need a round rug of eight feet.",
      "Bedroom: use two runners, or one rug that extends two feet beyond the sides and the foot of the bed and ends before the nightstands.",
      "Hallway: leave four inches of floor on each side, and keep the rug out of the way of the door. Measure the gap below the door first.",
    ),
    paragraph(
      "Mark the outline on the floor with tape and leave it there for a day. Most people then choose the next larger size.",
    ),
    quote("Measure the seating area with all of its furniture, and not only the free space between."),
    heading("turn-it-over", "How to check the quality"),
    paragraph(
      "Turn over a corner and look at the back. On a hand-knotted rug, you see the pattern as clearly as on the front. It consists of small knots in lines that are not perfectly straight, and the fringe is made of the threads that run through the whole rug. On a tufted rug, the back is covered with canvas and glue. Tufted rugs are made much faster, last about ten years and cost less. Flatweaves, such as kilims, have no pile, and you can use both sides.",
    ),
    steps(
      "Part the pile in a red area and look at the bottom of the wool. If the color becomes brighter toward the bottom, the rug has faded naturally. If only the tips have another color, the rug was painted.",
      "Rub a damp white cloth over the darkest color. If the cloth is stained, the dye will run when the rug is washed.",
      "Hold a corner up to the light. If you see many small points of light, moths have damaged the rug. A few holes can be rewoven, but many cannot.",
      "Fold the rug with the pile on the outside. If it crackles, the foundation is dry and brittle. Do not buy it.",
      "Check the edges. If the stitching along the edge is worn, have it repaired soon. The repair takes about an hour and prevents larger damage.",
    ),
    heading("wear", "Wear that is not a problem"),
    paragraph(
      "If the pile of an old wool rug has become short in the middle, the rug is not worn out. As long as you see wool and not the cotton threads of the foundation, you can use it for decades, and it is soft to walk on. Stripes in a slightly different shade are called abrash. They show where the weaver started a new batch of wool. They are not a flaw, and many collectors like them.",
    ),
    note(
      "Before you use an old rug",
      "Unroll it outdoors with the pile down and beat the back until no more dust falls out. Then vacuum both sides without the brush, and leave the rug in the sun for two afternoons. Take silk rugs, and rugs whose colors run, to a professional cleaner.",
    ),
    heading("at-home", "How to care for your rug"),
    paragraph(
      "Put a felt pad under the rug, an inch smaller on each side. It keeps the rug from slipping and makes it last longer. Turn the rug around twice a year. If you spill something, blot it with cold water from the edge to the middle, and do not rub. Do not put chairs with sharp feet on it. You can sort our rugs by price on the ",
      link("rugs page", pageUrls.category({ category: "home_decor", subCategory: "rugs" })),
      ". Every rug is listed with its length and width in inches.",
    ),
  ],
};
