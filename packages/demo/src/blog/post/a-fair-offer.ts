import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const aFairOffer: PostFact = {
  slug: "how-to-make-an-offer-that-is-answered",
  title: "How to make an offer that is answered",
  summary:
    "Sellers turn down silence and insult in about equal measure. What a fair offer is, how to find the number, and what happens once it is sent.",
  topic: "Buying",
  author: "Samir Okonjo-Hale",
  daysAgo: 63,
  types: ["lounge_chairs", "armchairs", "wingback_chairs"],
  body: [
    paragraph(
      "I sold furniture for a living before I bought it for one, and from behind the counter the difference between an offer and an insult is not the number. It is whether somebody has looked. Two people offered me six hundred for the same chair, marked eight. One wrote nothing. The other had noticed that a strap was perished, knew what straps cost, and could collect it on Thursday. I do not remember the first one’s name.",
    ),
    heading("find-the-number", "Find the number"),
    steps(
      "Look at what is sold, not at what is asked. Sold pieces stay on the shops’ pages with their prices.",
      "Open the history on the piece’s page. A price that came down twice in a month tells you where the seller is heading.",
      "Look at the date. A piece that was listed yesterday has its best days ahead of it. After six weeks it takes up room.",
      "Take off what it needs: forty dollars for straps, a hundred for a seat, an afternoon for a wobble. Write that sum down, because you will mention it.",
      "Think of the whole. Delivery comes on top of an offer. If you collect the piece yourself, you may have found the difference already.",
    ),
    paragraph(
      "For most pieces you end up between ten and twenty percent below the price. Below three quarters of it you need a reason that the seller can see in their own pictures.",
    ),
    heading("say-it", "Say it like somebody who wants it"),
    paragraph(
      "An offer travels with a conversation. Use it. One sentence about why you like the piece, one about what you noticed, one about when it can go. You do not have to tell them about your apartment, your budget or the chair your grandmother had, though that has worked on me.",
    ),
    list(
      "Good: “I have the matching ottoman. The strap at the front has gone, and I would do that myself. Could be collected any evening this week.”",
      "Less good: “What is your lowest?” It asks the seller to bargain against themselves, and the answer is the price.",
      "Never: listing faults that are not there. Sellers know their pieces, and then they know you as well.",
    ),
    quote("An offer says two things: what it is worth, and what you are like to deal with."),
    heading("what-happens", "What happens once it is sent"),
    paragraph(
      "Nothing is charged when you send an offer; your card is only kept ready. The seller has 48 hours to accept, to decline or to name another price, and every new price gives the other side 48 hours again. If they accept, your card is charged, the piece is yours, and you agree on a day. If nobody answers, the offer ends by itself and nothing was taken. Until it is accepted you can withdraw it, and until then the piece is still for sale to others: an offer does not hold it.",
    ),
    note(
      "One at a time",
      "Make an offer only on what you would really take home. An accepted offer is a purchase. You are covered by ",
      link("buyer protection", pageUrls.buyerProtection()),
      " from that moment, as with any other.",
    ),
    heading("counter", "When they name another price"),
    paragraph(
      "A counteroffer is good news: it means that they would rather sell to you than wait. Halfway between the two numbers is where most of these end, and getting there in one step rather than four is worth something to both. If their number is one you would have paid in a shop without thinking, take it. If not, say so kindly, and say what would change it: collecting it, taking the pair, waiting until the end of the month.",
    ),
    heading("when-not", "When not to offer"),
    paragraph(
      "If it is rare, new on the page and priced below what the last three went for, do not bargain. Put it in the cart and send somebody else this article. For everything else there is no harm in asking, and you can begin with the ",
      link(
        "lounge chairs",
        pageUrls.category({ category: "seating", subCategory: "chairs", type: "lounge_chairs" }),
      ),
      " that have waited longest.",
    ),
  ],
};
