import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { formatDuration } from "../../../patterns/date/format-duration.ts";
import type { HelpTopic } from "../help-topic.ts";

export const checkout: HelpTopic = {
  id: "checkout",
  title: "Checkout and payment",
  audience: "Buying",
  answers: [
    {
      id: "holds",
      alsoCalled: "reserve hold timer",
      question: "How long is a piece mine while I check out?",
      words: [
        `From the moment you open the checkout its pieces are held for ${formatDuration(constants.holdDuration)}, up to ${constants.holdsPerUser} pieces at a time. Nobody else can buy them meanwhile. Leave the checkout, or let the time run out, and they are available again; your cart keeps them.`,
      ],
    },
    {
      id: "when-charged",
      alsoCalled: "pay payment card authorize",
      question: "When is my card charged?",
      words: [
        `When you ask to buy, the amount is only authorized. It is charged when the seller approves the order. If the seller declines, or has not answered within ${formatDuration(constants.requestExpiry)}, the authorization ends and nothing is taken.`,
      ],
    },
    {
      id: "several-sellers",
      question: "Can I buy from several sellers at once?",
      words: [
        "Yes. You pay once and get an order for each seller, because each seller arranges their own delivery or pickup. At checkout you see which pieces come from which seller and what each delivery costs.",
      ],
    },
    {
      id: "tax",
      question: "How is tax worked out?",
      words: [
        "By the state the pieces are delivered to or, when you pick them up, the state they stand in. It is on pieces and delivery alike and is shown before you pay.",
      ],
    },
    {
      id: "promo-code",
      alsoCalled: "discount coupon voucher",
      question: "How do I use a promo code?",
      words: [
        `Give us your email address where the code is offered, and we’ll email it to you. Register with that address, confirm it with the link we send you, and enter the code at checkout. It takes ${formatCents(constants.promoAmount)} off your first purchase when the pieces cost more than ${formatCents(constants.promoMinimumSubtotal)} before delivery and tax. It is good for ${formatDuration(constants.promoValidity)}, and once.`,
        "To use it, register with the address it was mailed to and enter it at checkout. The checkout says why when a code does not count.",
      ],
    },
    {
      id: "sold-from-cart",
      question: "Something in my cart was sold. What happens to it?",
      words: [
        "It stays in your cart, marked as sold, until you take it out, so that nothing disappears behind your back. Its page shows similar pieces.",
      ],
    },
  ],
};
