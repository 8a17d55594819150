import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const willItFit: PostFact = {
  slug: "measure-the-way-in-before-the-room",
  title: "Measure the way in before the room",
  summary:
    "Most sofas that cannot be delivered get stuck on the stairs, not in the living room. Six measurements tell you in ten minutes whether yours will fit.",
  topic: "Measuring",
  author: "Tobias Lindqvist",
  daysAgo: 4,
  types: ["three_seat_sofas", "sectionals", "loveseats"],
  body: [
    paragraph(
      "I delivered furniture for eleven years. In all that time, I only once had to take back a sofa because it did not fit in the living room. About every other week, we had to turn around because it did not fit through the door or up the stairs. Most people measure the wall where the sofa will stand and forget the way to it.",
    ),
    paragraph(
      "This is the checklist that our crew used before every difficult delivery. It takes ten minutes, and all you need is a tape measure. Save your measurements, because you can use them again for the next piece.",
    ),
    heading("six-numbers", "Six measurements of your home"),
    steps(
      "The clear width of the front door: measure from the face of the open door to the door stop on the other side, not from frame to frame. A door that only opens to ninety degrees takes away about an inch and a half.",
      "The clear height of the same door, from the sill to the underside of the frame.",
      "The narrowest part of the hallway. Measure between the things that stick out, such as radiators, newel posts or a thermostat.",
      "The height of the ceiling above the lowest step of the stairs and above the landing. You need it for pieces that are carried upright.",
      "The length and the width of the landing, from wall to banister.",
      "The elevator, if you have one: the width and the height of its door, and the diagonal of the cabin from a lower front corner to the opposite upper back corner.",
    ),
    heading("two-numbers", "Two measurements of the piece"),
    paragraph(
      "Listings show the width, depth and height of each piece. For a sofa, you also need the diagonal depth. Place a straight edge from the top of the back to the front of the arm, and measure from there straight down to the lowest back corner. The diagonal depth is usually smaller than both the depth and the height, and it tells you whether the sofa fits through a door when it is tipped forward. If the listing does not mention it, ask the seller.",
    ),
    paragraph(
      "A sofa fits through a door if its diagonal depth or its height is smaller than the clear width of the door, and if there is enough space for its length on the other side. For a corner in a hallway, add the widths of both parts of the hallway and multiply the result by 0.7. A piece that is longer than that has to be carried upright.",
    ),
    quote("Measure the door, the hallway and the stairs before you buy, and the room after that."),
    heading("what-comes-off", "Which parts can be removed"),
    list(
      "Feet can almost always be unscrewed, which reduces the height by two to six inches.",
      "Older sofas often have arms on steel brackets. Turn the piece over: if you see a dust cover with a zipper or tacks, the bolts are behind it.",
      "Sectionals come apart at the clips. Measure each part separately.",
      "On most mid-century sofas, the back and the arms are part of the frame and cannot be removed.",
      "You can lift a door off its hinges in about five minutes. That gives you the missing inch and a half.",
    ),
    note(
      "Test it with cardboard",
      "Cut a piece of cardboard to the height and the diagonal depth of the sofa, and carry it through your home the way you would carry the sofa. This shows you every spot where it could get stuck.",
    ),
    heading("in-the-room", "Measuring the room"),
    paragraph(
      "When you know that the piece fits through, measure the room. Leave eighteen inches between the seat and a coffee table, thirty inches for a walkway, and about four inches between a sofa and a radiator behind it. Mark the outline on the floor with painter’s tape and leave it there for an evening. If you keep stepping over the tape, look for a smaller piece. A ",
      link("loveseat", pageUrls.category({ category: "seating", subCategory: "sofas", type: "loveseats" })),
      " with an armchair beside it seats as many people as a three-seat sofa, and both are easier to carry up the stairs.",
    ),
    paragraph(
      "Every piece on our site is listed with its width, depth and height in inches, and with a drawing that shows it next to a person. If it does not fit in your home after all, you can return it free of charge.",
    ),
  ],
};
