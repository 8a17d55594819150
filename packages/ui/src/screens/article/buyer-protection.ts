import { brand } from "@heirloop/contract/brand/brand";
import type { Article } from "./article-screen.tsx";

export const buyerProtection: Article = {
  title: "Buyer protection",
  lead: "Every purchase on Heirloop is covered, whatever it costs and whoever sells it. You do nothing to switch it on.",
  parts: [
    {
      title: "Your money waits until the piece is with you",
      words: [
        "When you ask to buy, your card is only authorised. It is charged when the seller approves the order, or when an offer is accepted. Should the seller decline or not answer within 72 hours, nothing is taken.",
        "The seller is paid 48 hours after you have confirmed that the piece arrived, or 72 hours after the agreed time if nobody reports a problem. Until then the money is held for both of you.",
      ],
    },
    {
      title: "Free returns",
      words: [
        "A piece that is not as described goes back at our cost, and you are paid back in full. Tell us within 48 hours of its arrival, with a picture of what is wrong.",
        "A piece that is as described but does not fit in is taken back free as well, as long as it is in the state in which it came.",
      ],
    },
    {
      title: "You can cancel",
      words: [
        "Until a piece is on its way you can cancel from the order's page, and whatever was charged goes back to your card. If you asked to see a pickup piece first, you can cancel freely until you have seen it.",
        "If no time for delivery or pickup is agreed on within 14 days, the order is cancelled and paid back by itself.",
      ],
    },
    {
      title: "What is not covered",
      words: [
        "A deal that you and the seller agree to settle between yourselves: the payment goes back to you, and what follows is yours to arrange. Talk and pay here, and you stay covered.",
      ],
    },
    {
      title: "How to reach us",
      words: [`Write to ${brand.email} or call ${brand.phone}. Have the order's page at hand.`],
    },
  ],
};
