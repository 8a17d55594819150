import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const fiveMinutesWithADrawer: PostFact = {
  slug: "five-minutes-with-a-chest-of-drawers",
  title: "How to check a chest of drawers in five minutes",
  summary:
    "Pull out one drawer and turn it over. Its joints, its bottom and its wear show how well a piece was made and roughly how old it is.",
  topic: "Buying",
  author: "Odile Marchetti",
  daysAgo: 11,
  types: ["dressers", "nightstands", "cabinets"],
  body: [
    paragraph(
      "Makers use their best wood for the front of a chest of drawers, so the front tells you little about the rest. The side of a drawer shows how the piece was built, how carefully, and roughly when. I have bought pieces because of a single picture of a drawer’s corner, and I have turned down beautiful pieces because the seller did not want to send me one.",
    ),
    paragraph("Here is what I check, in this order."),
    heading("the-corner", "The corner of the drawer"),
    paragraph(
      "A drawer is pulled open thousands of times, and each pull puts stress on its front. The strongest joint for this is the dovetail: fan-shaped tails on the side that fit into sockets in the front. You will find one of three kinds of joints.",
    ),
    list(
      "Dovetails cut by hand: a few wide tails with thin pins between them, each slightly different, often with a scribed line beside them. Most of these pieces were made before 1890, or later by a craftsperson.",
      "Dovetails cut by machine: many tails of the same size, evenly spaced. Good factories have made them since about 1890.",
      "No dovetails: a groove, staples, or dowels and glue. The piece may be fine, but it should not be expensive.",
    ),
    paragraph(
      "English and American drawers of good quality have dovetails at the back as well. If the back corners are only nailed, the piece was made to a lower standard.",
    ),
    heading("the-bottom", "The bottom of the drawer"),
    paragraph(
      "Slide your fingers underneath. A bottom of solid wood runs from side to side and sits loose in a groove, so that the wood can shrink. It feels slightly uneven, and on old pieces you can feel the marks of the plane. Plywood is normal in pieces made since the 1930s. Thin hardboard that is stapled to the edges is a sign of cheap furniture. Press in the middle: the bottom should hardly bend.",
    ),
    quote("Look at the side and the bottom of a drawer before you look at the front of the piece."),
    heading("the-wear", "Wear in the right places"),
    paragraph(
      "On an old piece, the wear should be where people touch it and where parts rub against each other. The lower edges of the drawer sides are worn down towards the back, and the runners inside have matching tracks. The wood around each pull is darker. If you see two sets of filled holes, the hardware was replaced at some time. That is not a problem, but it should lower the price.",
    ),
    note(
      "Try this",
      "Swap two drawers of the same size. In handmade furniture, they do not fit in each other’s place. In factory-made furniture, they do. Both can be good, but handmade pieces usually cost more.",
    ),
    heading("the-rest", "What else to check"),
    steps(
      "Open the top drawer halfway and press down on its front. A good chest does not tip or twist.",
      "Look at the back of the chest. Boards or a framed panel are good signs. Cardboard is not.",
      "Smell the inside. Cedar, wax and dust are fine. The smell of mothballs takes months to go away, and smoke takes longer.",
      "Look for fine powder below small round holes. Old holes are dark inside and harmless. Fresh powder is pale, and you have to treat the piece before you bring it into your home.",
      "Look at the veneer along the lower edge, where water from mopping does damage. Loose veneer can be glued down. Missing veneer takes a skilled repair.",
    ),
    heading("by-picture", "How to check a piece online"),
    paragraph(
      "If you cannot see a piece in person, ask the seller for three pictures: the side of one drawer, the underside of the same drawer, and the back of the chest. You can ask on the page of the piece, where other shoppers can see the answer too. Good sellers are happy to send you pictures. You can start with our ",
      link(
        "dressers",
        pageUrls.category({ category: "furniture", subCategory: "storage", type: "dressers" }),
      ),
      ", many of which already show a drawer in detail.",
    ),
  ],
};
