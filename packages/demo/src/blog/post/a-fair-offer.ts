import { pageUrls } from "@heirloop/contract/page/page-urls";
import { heading, link, list, note, paragraph, quote, steps } from "../blocks.ts";
import type { PostFact } from "../post-fact.ts";

export const aFairOffer: PostFact = {
  slug: "how-to-make-an-offer-that-is-answered",
  title: "How to make an offer that sellers accept",
  summary:
    "Sellers are more likely to accept an offer if you give a reason for your price. How to find a fair amount, what to write, and what happens after you send it.",
  topic: "Buying",
  author: "Samir Okonjo-Hale",
  daysAgo: 63,
  types: ["lounge_chairs", "armchairs", "wingback_chairs"],
  body: [
    paragraph(
      "I sold furniture for many years before I started to buy it for clients. Two people once offered me six hundred dollars for the same chair, which was priced at eight hundred. The first one wrote nothing. The second one had noticed that a strap was worn out, knew what a new one costs, and could pick the chair up on Thursday. I accepted the second offer. The amount was the same, but this buyer had looked at the chair and gave me a reason.",
    ),
    heading("find-the-number", "Find a fair amount"),
    steps(
      "Compare the prices of pieces that were sold, not only of pieces that are for sale. You find sold pieces with their prices on the profiles of the sellers.",
      "Look at the price history on the page of the piece. If the price dropped twice in a month, the seller probably wants to sell soon.",
      "Check when the piece was listed. Sellers rarely lower the price of a piece they listed yesterday. After six weeks, many are open to offers.",
      "Subtract what repairs will cost: for example forty dollars for straps or a hundred dollars for a seat. Mention these costs in your message.",
      "Add up the total. Delivery is added to your offer. If you can pick the piece up yourself, you save the delivery fee and may not need to bargain at all.",
    ),
    paragraph(
      "For most pieces, a fair offer is ten to twenty percent below the price. If you offer less than three quarters of the price, give a reason that the seller can see in the pictures.",
    ),
    heading("say-it", "Write a short message"),
    paragraph(
      "Before you make your offer, choose “Message the seller” on the page of the piece. Write one sentence about why you like the piece, one about what you noticed, and one about when you can pick it up. You do not have to explain your budget.",
    ),
    list(
      "Good: “I have the matching ottoman. The front strap is broken, and I would replace it myself. I can pick the chair up any evening this week.”",
      "Less good: “What is your lowest price?” The seller then has to name a price without knowing what you would pay, and usually answers with the listed price.",
      "Do not claim flaws that are not there. Sellers know their pieces, and they will not trust you afterwards.",
    ),
    quote("Tell the seller why you offer this amount and when you can pick up the piece."),
    heading("what-happens", "What happens after you send your offer"),
    paragraph(
      "We do not charge you when you send an offer; we only save your card. The seller has 48 hours to accept, decline or make a counteroffer. After each counteroffer, the other side has 48 hours again. When an offer is accepted, your card is charged, the piece is yours, and you agree on a time for pickup or delivery. If nobody answers, the offer expires and you pay nothing. You can withdraw your offer until it is accepted. Until then, the piece is still for sale, because an offer does not reserve it.",
    ),
    note(
      "An accepted offer is a purchase",
      "Make an offer only on pieces that you really want to buy. You are covered by ",
      link("buyer protection", pageUrls.buyerProtection()),
      ", as with any other purchase.",
    ),
    heading("counter", "If the seller makes a counteroffer"),
    paragraph(
      "A counteroffer means that the seller wants to find a price with you. Many negotiations end halfway between the first two amounts, so you save time if you offer that amount right away. If the counteroffer is a price that you are happy to pay, accept it. If not, make another offer and tell the seller what would help: for example, that you can pick the piece up this week, buy both pieces of a pair, or wait until the end of the month.",
    ),
    heading("when-not", "When to pay the full price"),
    paragraph(
      "If a piece is rare, was just listed, and costs less than similar pieces sold for, do not bargain. Other shoppers may buy it while you wait for an answer, so add it to your cart and check out. For other pieces, there is no harm in making an offer. You can start with the ",
      link(
        "lounge chairs",
        pageUrls.category({ category: "seating", subCategory: "chairs", type: "lounge_chairs" }),
      ),
      " that have been listed for a while.",
    ),
  ],
};
