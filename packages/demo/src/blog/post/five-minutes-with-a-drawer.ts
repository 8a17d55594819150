import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const fiveMinutesWithADrawer: PostFact = {
  slug: "five-minutes-with-a-chest-of-drawers",
  title: "Five minutes with a chest of drawers",
  summary:
    "Pull out one drawer and turn it over. Its joints, its bottom and its wear say more about a piece than any label, and they cannot be faked cheaply.",
  topic: "Buying",
  author: "Odile Marchetti",
  daysAgo: 11,
  types: ["dressers", "nightstands", "cabinets"],
  body: [
    paragraph(
      "Makers put their best wood where you look and their honesty where you do not. The front of a chest of drawers tells you what somebody wanted you to think. The side of a drawer tells you how the thing was built, who built it, and roughly when. I have bought on the strength of a single photograph of a drawer’s corner, and I have walked away from a beautiful front because nobody would send me one.",
    ),
    paragraph("Here is what I look at, in the order in which I look."),
    heading("the-corner", "The corner of the drawer"),
    paragraph(
      "A drawer is pulled thousands of times, and every pull tries to tear its front off. The joint that best withstands that is the dovetail: fan-shaped tails on the side, locked into sockets in the front. It comes in three kinds.",
    ),
    list(
      "Cut by hand: a few wide tails with thin pins between, none quite like its neighbor, often with a scribed line beside them. Usually before 1890, or a craftsman’s work of any year.",
      "Cut by machine: many tails of one size, evenly spaced. From about 1890 on, and the mark of a decent factory until today.",
      "Not there at all: a groove, staples, or a dowel and glue. It may be a pleasant piece; it should not be a dear one.",
    ),
    paragraph(
      "English and American drawers have the dovetail at the back as well. If the back corners are only nailed, somebody was saving time.",
    ),
    heading("the-bottom", "The bottom of the drawer"),
    paragraph(
      "Slide your fingers underneath. A solid wooden bottom runs from side to side and sits loose in a groove, so that it can shrink; it feels slightly uneven, and on old pieces you can feel the strokes of the plane. Plywood is not a fault in anything made since the thirties. Thin hardboard stapled to the edges is. Press in the middle: it should not give like the lid of a shoebox.",
    ),
    quote("A drawer that was made to be repaired has usually never needed it."),
    heading("the-wear", "Wear in the right places"),
    paragraph(
      "Age leaves its marks where hands and gravity have been. The lower edges of the drawer sides are worn hollow towards the back. The runners inside the carcass have a track to match. There is a dark halo around each pull, and its bolt hole has one twin at most: two sets of filled holes mean that the hardware was changed, which is fine if the price knows it.",
    ),
    note(
      "Try this",
      "Swap two drawers of the same size. In handmade work they will not fit in each other’s place. In factory work they will. Neither is wrong, but now you know which one you are buying.",
    ),
    heading("the-rest", "The rest, quickly"),
    steps(
      "Open the top drawer halfway and press down on its front. A good carcass does not tip and does not rack.",
      "Look at the back of the chest. Boards or a framed panel are good news; cardboard is not.",
      "Smell the inside. Cedar, wax and dust are welcome. Mothballs take a summer to leave; smoke takes longer.",
      "Look for fine powder below small round holes. Old holes are dark inside and harmless. Fresh powder is pale, and the piece must be treated before it comes near yours.",
      "Look at the veneer along the lower edge, where mops have been. Lifted veneer can be glued down; missing veneer is a job for somebody with patience.",
    ),
    heading("by-picture", "When you cannot be there"),
    paragraph(
      "You rarely stand before a piece that you find online, so let the seller be your hands. Ask for three pictures: the side of one drawer, the underside of the same drawer, and the back of the chest. Questions on a piece’s page are public and so are the answers, which keeps everybody exact. Sellers who love the thing are glad to be asked, and their ",
      link(
        "dressers",
        pageUrls.category({ category: "furniture", subCategory: "storage", type: "dressers" }),
      ),
      " are usually the ones worth having.",
    ),
  ],
};
