import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const willItFit: PostFact = {
  slug: "measure-the-way-in-before-the-room",
  title: "Measure the way in before the room",
  summary:
    "A sofa seldom fails in the living room. It fails on the landing. Six numbers, a tape and ten minutes tell you whether it will arrive.",
  topic: "Measuring",
  author: "Tobias Lindqvist",
  daysAgo: 4,
  types: ["three_seat_sofas", "sectionals", "loveseats"],
  body: [
    paragraph(
      "I carried furniture for eleven years before I began to write about it, and in all that time I turned back from a living room exactly once. I turned back from stairwells every other week. People measure the wall on which the sofa will stand, find that it is wide enough, and buy. The wall was never the trouble.",
    ),
    paragraph(
      "What follows is the sheet that our crew filled in before every difficult job. It takes ten minutes and a tape that locks. Write the numbers down; you will use them again for the next piece.",
    ),
    heading("six-numbers", "Six numbers of the house"),
    steps(
      "The clear width of the front door: from the face of the open door to the stop on the other side, not from frame to frame. A door that opens to ninety degrees takes about an inch and a half away.",
      "The clear height of the same door, from the sill to the underside of the frame.",
      "The narrowest place of the hall, measured between whatever sticks out: radiators, newel posts, a thermostat.",
      "The ceiling above the lowest step of the stair and above the landing. A piece carried on its end needs this one.",
      "The landing itself, both ways, from wall to banister.",
      "The elevator, if there is one: door width, door height, and the diagonal of the cabin from a lower front corner to the opposite upper back corner.",
    ),
    heading("two-numbers", "Two numbers of the piece"),
    paragraph(
      "Listings give width, depth and height. For a sofa you want one more, the diagonal depth. Lay a straight edge from the top of the back to the front of the arm, and measure from that line straight down to the lowest back corner. It is nearly always less than the depth and the height, and it decides whether the sofa passes a door when it is tipped forward. If the listing does not tell you, ask the seller; it takes them half a minute.",
    ),
    paragraph(
      "The rule is short. A sofa goes through a door when its diagonal depth, or its height, is smaller than the door’s clear width, and its length fits the space on the other side once it is through. For a turn in a corridor, add the widths of the two arms of the corridor and multiply by 0.7. A piece that is longer than that has to stand up.",
    ),
    quote("The room is where you hope. The landing is where you find out."),
    heading("what-comes-off", "What comes off, and what does not"),
    list(
      "Feet almost always unscrew, and give you two to six inches of height.",
      "Older sofas often have arms on steel brackets. Turn the piece over: if there is a dust cloth with a zip or tacks, the bolts are behind it.",
      "Sectionals come apart at the clips. Measure each part, not the whole.",
      "The back of most mid-century sofas is one with the frame, and so are the arms. Do not plan on luck.",
      "Doors lift off their hinges in five minutes and give back that inch and a half.",
    ),
    note(
      "Do it with cardboard",
      "Cut a piece of card to the height and the diagonal depth and carry it through the house the way you would carry the sofa. It looks silly, and it is never wrong.",
    ),
    heading("in-the-room", "And then, the room"),
    paragraph(
      "Now you may measure the wall. Leave eighteen inches between the seat and a coffee table, thirty for a path that people use, and a hand’s width behind a sofa that stands before a radiator. Mark the outline on the floor with painter’s tape and live with it for an evening. If you keep stepping over the tape, look for something shorter. A ",
      link("loveseat", pageUrls.category({ category: "seating", subCategory: "sofas", type: "loveseats" })),
      " with a good armchair beside it seats as many as a three-seater, and each half goes up any stair I know.",
    ),
    paragraph(
      "Every piece here is listed with its width, depth and height in inches, and drawn to scale beside a person. If it does not fit in after all, it goes back free; but the crew, and you, will have a better day if it never has to.",
    ),
  ],
};
