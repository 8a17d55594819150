import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const oldLamps: PostFact = {
  slug: "old-lamps-made-safe-and-warm",
  title: "How to make old lamps safe",
  summary:
    "With a new cord, a new socket and the right bulb, a flea-market lamp is safe to use again. What you can do yourself, and when to call an electrician.",
  topic: "Restoring",
  author: "Samir Okonjo-Hale",
  daysAgo: 41,
  types: ["table_lamps", "floor_lamps", "desk_lamps"],
  body: [
    paragraph(
      "Second-hand lamps are often good value. Many people sell them because the cord is stiff or the shade has turned brown, and you can repair both in an evening. I have rewired a few hundred lamps. Here is how I check a lamp, and how I repair it.",
    ),
    heading("look", "Before you plug it in"),
    list(
      "Bend the cord. If it is stiff, cracked, frayed or more than about thirty years old, replace it before you use the lamp.",
      "Look at the plug. In the US, a lamp with a metal body needs a polarized plug, with one blade wider than the other, so that the shell of the socket is never live.",
      "Unscrew the bulb and look into the socket. If the brass is green or black, or if the center tab no longer springs back, replace the socket. A new one costs a few dollars.",
      "Shake the lamp. If it rattles, the nut under the base is usually loose. You can tighten it with a wrench.",
      "Read the label with the highest wattage. It was written for incandescent bulbs, which get hot, and shows how much heat the shade can take.",
    ),
    note(
      "When to call an electrician",
      "You can repair table and floor lamps with a plug yourself if you work carefully. Leave chandeliers, sconces and anything that is wired into a wall or a ceiling to an electrician, even if the repair looks easy.",
    ),
    heading("rewire", "How to replace the cord"),
    steps(
      "Unplug the lamp, and check again that it is unplugged.",
      "Take off the shade, the bulb and the harp. Press the shell of the socket where it says PRESS and lift it out of its cap.",
      "Loosen the two screws. Tie the new cord to the old one with thread before you pull, so that the old cord pulls the new one through the pipe.",
      "Tie the two leads into an underwriter’s knot inside the cap. If somebody pulls the cord, the knot takes the strain off the screws.",
      "Connect the ridged or marked lead to the silver screw and the smooth one to the brass screw. Wrap each wire clockwise, so that it stays in place when you tighten the screw.",
      "Put the cardboard sleeve back. It insulates the socket.",
      "Close the socket, attach a polarized plug, and test the lamp with a bulb for an hour while you are in the room.",
    ),
    paragraph(
      "A twisted cotton cord in a dark color looks right on most lamps made before 1960. For chrome and lacquered lamps from the 1970s, use a plain clear cord.",
    ),
    heading("shade", "The shade"),
    paragraph(
      "A shade should be about as wide as the lamp is high, measured up to the socket, and it should hide the socket when you sit beside it. Old paper and parchment shades are brittle, but you can clean them: use a soft brush for dust, and a slice of white bread to wipe parchment, which is a method that paper conservators used. If a silk shade has split, a lampshade maker can cover its frame again. Keep the old frame, because most new ones are not as sturdy.",
    ),
    quote("Replace an old cord before you use the lamp, even if it still works."),
    heading("bulb", "The right bulb"),
    paragraph(
      "Use LED bulbs of 2,700 kelvin or less with a color rendering index (CRI) of at least 95. You find both on the box. LED bulbs stay cool, which protects old shades and old glue. About 450 lumens are enough for a bedside lamp, and 800 lumens for reading. A room usually looks best with three lamps at different heights, one of them below eye level when you sit.",
    ),
    heading("buying", "What to look for when you buy"),
    paragraph(
      "Solid brass is heavy and not magnetic, so you can ask the seller to test it with a magnet. Small chips in glazed stoneware do not matter if they are at the bottom. Murano glass has a rough or polished pontil mark on the underside and bubbles of different sizes. Our listings say whether and when a lamp was rewired. If a listing does not mention it, plan an evening for a new cord. You can start with our ",
      link("lamps", pageUrls.category({ category: "lighting", subCategory: "lamps" })),
      ". If you do not like a shade, look for a replacement: most shades are easy to change.",
    ),
  ],
};
