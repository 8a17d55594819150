import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const sofaWithoutItsPast: PostFact = {
  slug: "a-second-hand-sofa-without-its-past",
  title: "A second-hand sofa, without its past",
  summary:
    "Frame, springs, filling, cover: four layers, of which only one is expensive to be wrong about. What to ask, what to sniff, and when a new cover is the bargain.",
  topic: "Buying",
  author: "Odile Marchetti",
  daysAgo: 34,
  types: ["loveseats", "chaises", "three_seat_sofas"],
  body: [
    paragraph(
      "Of all the things people buy second-hand, the sofa is the one they hesitate over. A table can be wiped. A sofa has been slept on by somebody’s dog. The hesitation is reasonable and mostly aimed at the wrong layer: people inspect the fabric, which can be changed, and forget the frame, which cannot.",
    ),
    heading("frame", "The frame: be strict"),
    paragraph(
      "Lift one front corner by six inches, or ask the seller to. By the time that corner is up, the other front foot should have left the floor as well. If it is still standing, the frame twists, and it will do so a little more every year. Then sit on each arm in turn and lean outwards. An arm that gives is a joint that has gone, deep inside the upholstery, where it costs most to reach.",
    ),
    paragraph(
      "Kiln-dried hardwood, corner blocks, screws and dowels: those are the words to hope for. Weight is a good sign. A three-seater that one person can carry up a stair was not made to last up there.",
    ),
    heading("springs", "The springs: be curious"),
    paragraph(
      "Take the seat cushions off and press along the deck with a flat hand. You want an even push back. A single hollow is a clip that has come off, an hour’s work from below. A hollow that runs the whole width is tired webbing: two hours, and a roll of jute. Eight-way hand-tied springs feel firm and make no sound; zigzag springs feel a little livelier and are perfectly good. Only a loud twang is a reason to ask for a lower price.",
    ),
    heading("filling", "The filling: be relaxed"),
    list(
      "Foam that stays dented, or crumbles to orange dust, is at its end. New foam is cut to size in any larger town and is not dear.",
      "Down and feather only need shaking. Hang the cushions in the sun and beat them like a rug.",
      "Horsehair in an old chesterfield is a treasure. Do not let anybody replace it with foam.",
      "Lumps mean that a cushion was washed whole. The cover can be saved, the filling cannot.",
    ),
    quote("Buy the frame. Rent the fabric."),
    heading("cover", "The cover: be honest"),
    paragraph(
      "Ask to see it in daylight: the arms where hands lie, the top of the back where heads lie, and the front edge of the seat. Then ask the three questions that a picture cannot answer. Did anybody smoke in that house? Did animals sleep on it? Has it ever been damp? Nobody minds being asked, and an answer that is written on the piece’s page is part of its description: if it arrives and is not so, it goes back.",
    ),
    steps(
      "For a faint smell of house, a weekend outdoors in the shade and a slow vacuum with the upholstery nozzle is enough.",
      "For more than that, dry baking soda overnight, then the vacuum once more.",
      "Loose covers in linen or cotton can be washed cold and put back while still slightly damp, so that they fit.",
      "Velvet is brushed up with steam from a yard away. Never press it.",
      "Leather is wiped with a barely damp cloth and given a thin coat of conditioner twice a year.",
    ),
    note(
      "About small guests",
      "Look into the seams, under the piping and along the dust cloth below with a flashlight. Dark dots in rows are a reason to walk away. A careful shop has looked before you, and says so in the condition notes.",
    ),
    heading("recover", "When a new cover is the bargain"),
    paragraph(
      "A three-seater takes fourteen to sixteen yards. With the fabric and the work, a new cover costs about as much as a middling new sofa. It is worth it for a frame that you could not buy any more: the low Italian ones, the camelbacks with a proper curve, the sleeper that really sleeps. For those, look for the ugliest fabric you can stand in the pictures. It keeps everybody else away. There are always some among the ",
      link("sofas", pageUrls.category({ category: "seating", subCategory: "sofas" })),
      ", and in ",
      link("what has come down in price", pageUrls.collections("category=seating&discount=20")),
      " more than anywhere.",
    ),
  ],
};
