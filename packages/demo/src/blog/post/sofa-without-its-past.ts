import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const sofaWithoutItsPast: PostFact = {
  slug: "a-second-hand-sofa-without-its-past",
  title: "How to buy a second-hand sofa",
  summary:
    "How to check the frame, the springs, the filling and the cover of a sofa, what to ask the seller, and when a new cover is worth the money.",
  topic: "Buying",
  author: "Odile Marchetti",
  daysAgo: 34,
  types: ["loveseats", "chaises", "three_seat_sofas"],
  body: [
    paragraph(
      "Many people hesitate to buy a second-hand sofa, because it is harder to clean than a table. They look at the fabric very carefully and forget to check the frame. But fabric can be replaced, and a broken frame is expensive to repair. Check the sofa from the inside out: first the frame, then the springs and the filling, and the cover last.",
    ),
    heading("frame", "Check the frame"),
    paragraph(
      "Lift one front corner by six inches, or ask the seller to do it. By then, the other front foot should be off the floor as well. If it is still on the floor, the frame twists, and this gets worse over time. Then sit on each arm and lean outward. If an arm moves, the joint inside is loose, and the upholstery has to come off to repair it.",
    ),
    paragraph(
      "Look for kiln-dried hardwood, corner blocks, screws and dowels in the description. A heavy sofa is usually a well-made one. If one person can carry a three-seat sofa up the stairs, the frame is probably too light to last.",
    ),
    heading("springs", "Check the springs"),
    paragraph(
      "Take off the seat cushions and press along the deck with a flat hand. It should push back evenly. If there is one soft spot, a clip has come off, which takes about an hour to repair from below. If the deck sags across its whole width, the webbing is worn out; replacing it takes about two hours and a roll of jute. Eight-way hand-tied springs feel firm and make no sound. Zigzag springs are a little bouncier and also fine. If you hear a loud twang, a spring is loose, and you can ask for a lower price.",
    ),
    heading("filling", "Check the filling"),
    list(
      "Foam that stays dented or crumbles has to be replaced. Most larger towns have a shop that cuts new foam to size, and it is not expensive.",
      "Down and feather cushions only need to be shaken. Hang them in the sun and beat them like a rug.",
      "Horsehair filling in an old chesterfield is valuable. Do not let anyone replace it with foam.",
      "If a cushion is lumpy, it was washed with its filling inside. You can keep the cover, but you have to replace the filling.",
    ),
    quote("Check the frame first, because it is the most expensive part to repair."),
    heading("cover", "Check the cover"),
    paragraph(
      "Ask for pictures in daylight of the arms, the top of the back and the front edge of the seat, which wear out first. Then ask three questions: Did anyone smoke in the home? Were there pets on the sofa? Has it ever been damp? Ask them on the page of the piece. The answers are then part of the description, and if the sofa is not as described, you can return it free of charge.",
    ),
    steps(
      "For a slight smell, put the sofa outdoors in the shade for a weekend and vacuum it slowly with the upholstery nozzle.",
      "For a stronger smell, leave dry baking soda on it overnight and vacuum it again.",
      "Wash loose covers of linen or cotton in cold water, and put them back on while they are slightly damp, so that they do not shrink.",
      "Steam velvet from about three feet away and brush it. Never iron it.",
      "Wipe leather with a barely damp cloth, and apply a thin coat of conditioner twice a year.",
    ),
    note(
      "Check for bed bugs",
      "Use a flashlight to look into the seams, under the piping and along the dust cover on the underside. If you see dark dots in rows, do not buy the sofa. Careful shops check this before they list a piece, and say so in the condition notes.",
    ),
    heading("recover", "When a new cover is worth it"),
    paragraph(
      "A three-seat sofa needs fourteen to sixteen yards of fabric. With the work, a new cover costs about as much as a new sofa of average quality. It is worth the money for frames that are hard to find today, such as low Italian sofas, well-shaped camelbacks and good sleeper sofas. If you plan to replace the cover anyway, look for sofas with worn or unpopular fabric, because they cost less. You can find them among our ",
      link("sofas", pageUrls.category({ category: "seating", subCategory: "sofas" })),
      " and in the ",
      link("seating with reduced prices", pageUrls.collections("category=seating&discount=20")),
      ".",
    ),
  ],
};
