import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const oldLamps: PostFact = {
  slug: "old-lamps-made-safe-and-warm",
  title: "Old lamps, made safe and warm",
  summary:
    "A new cord, a new socket and the right bulb turn a flea-market lamp into the best light in the house. What you can do yourself, and where an electrician begins.",
  topic: "Restoring",
  author: "Samir Okonjo-Hale",
  daysAgo: 41,
  types: ["table_lamps", "floor_lamps", "desk_lamps"],
  body: [
    paragraph(
      "Lamps are the quickest way to change a room and the best value of anything second-hand. People part with them because the cord is stiff or the shade has gone brown, and both are an evening’s work. I have rewired a few hundred. This is how I look at one, and what I do with it.",
    ),
    heading("look", "Before it is plugged in"),
    list(
      "Bend the cord. If it is stiff, cracked, cloth-covered and fraying, or simply older than you are, it will be replaced. No exceptions.",
      "Look at the plug. In this country a lamp with a metal body ought to have one blade wider than the other, so that the shell of the socket is never live.",
      "Unscrew the bulb and look into the socket. Green or black bloom on the brass, or a center tab that has lost its spring, means a new socket. They cost less than a coffee.",
      "Shake it. A rattle is usually the nut under the base, and ten seconds with a wrench.",
      "Read the label for the largest wattage. It was written for bulbs that got hot, and still tells you what the shade was made for.",
    ),
    note(
      "Where to stop",
      "Table and floor lamps with a plug are for careful people at a kitchen table. Chandeliers, sconces and anything wired into a wall or ceiling are for an electrician, also when they look easy.",
    ),
    heading("rewire", "A new cord in an evening"),
    steps(
      "Unplug it. Look again: it is really unplugged.",
      "Take off the shade, the bulb and the harp. Press the socket’s shell where it says PRESS and lift it out of its cap.",
      "Loosen the two screws, and tie the new cord to the old with thread before you pull, so that it finds its own way through the pipe.",
      "Tie the two leads into an underwriter’s knot inside the cap. It keeps a tug at the cord from becoming a tug at the screws.",
      "The ridged or marked lead goes to the silver screw, the smooth one to brass. Wrap it clockwise, so that the screw pulls it in.",
      "Put the cardboard sleeve back. It is the insulation, not packing.",
      "Close it, fit a polarized plug, and test it with a cheap bulb for an hour while you are in the room.",
    ),
    paragraph(
      "Twisted cotton cord in a dark color suits almost every lamp made before 1960. On chrome and lacquer from the seventies, plain clear cord looks more honest.",
    ),
    heading("shade", "The shade"),
    paragraph(
      "A shade should be about as wide as the lamp is high to the socket, and hide the socket when you sit beside it. Old paper and parchment are brittle but not lost: dust with a soft brush, and wipe parchment with a slice of white bread, as paper conservators did. A silk shade that has split can be copied on its own frame. Keep the frame. They are better than any you can buy.",
    ),
    quote("Nobody ever looked better under a ceiling light."),
    heading("bulb", "The bulb is half the lamp"),
    paragraph(
      "Take LED bulbs of 2,700 kelvin or less, with a color rendering of at least 95; the box says so if it is proud of it. They stay cool, which is a kindness to old shades and old glue. Around 450 lumens is right for a bedside, 800 for reading. Three lamps at three heights make a room; one of them should stand lower than your eyes when you sit.",
    ),
    heading("buying", "What to look for"),
    paragraph(
      "Solid brass is heavy and not magnetic, so ask a seller to try a fridge magnet. Chips in glazed stoneware are fine where the table hides them. Murano glass should have a rough or polished pontil below and bubbles that are not all alike. Listings say whether a lamp was rewired and when. Where they say nothing, count the evening in and enjoy it. The ",
      link("lamps", pageUrls.category({ category: "lighting", subCategory: "lamps" })),
      " that have waited longest are mostly waiting for a new shade.",
    ),
  ],
};
