import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { HelpTopic } from "../help-topic.ts";

export const checkout: HelpTopic = {
  id: "checkout",
  title: "Checkout and payment",
  audience: "Buying",
  answers: [
    {
      id: "holds",
      alsoCalled: "reserve hold timer",
      question: "How long are pieces reserved while I check out?",
      paragraphs: [
        `When you open the checkout, we reserve the pieces in it for ${formatDuration(constants.holdDuration)}, up to ${constants.holdsPerUser} pieces at a time. Nobody else can buy them during that time. If you leave the checkout or the time runs out, other people can buy them again, and they stay in your cart.`,
      ],
    },
    {
      id: "when-charged",
      alsoCalled: "pay payment card authorize",
      question: "When is my card charged?",
      paragraphs: [
        `When you place an order, we only authorize the amount on your card. We charge it when the seller approves the order. If the seller declines or does not answer within ${formatDuration(constants.requestExpiry)}, the authorization ends and you pay nothing.`,
      ],
    },
    {
      id: "several-sellers",
      question: "Can I buy from several sellers at once?",
      paragraphs: [
        "Yes. You pay once and get a separate order for each seller, because each seller arranges their own delivery or pickup. At checkout, you see which pieces come from which seller and what each delivery costs.",
      ],
    },
    {
      id: "tax",
      question: "How is tax calculated?",
      paragraphs: [
        "We use the tax rate of the state where the pieces are delivered. If you pick them up, we use the rate of the state where they are located. Tax applies to the pieces and to delivery, and you see the amount before you pay.",
      ],
    },
    {
      id: "promo-code",
      alsoCalled: "discount coupon voucher",
      question: "How do I use a promo code?",
      paragraphs: [
        `Give us your email address where the code is offered, and we’ll email it to you. Create an account with that address, confirm the address with the link we send you, and enter the code at checkout. You get ${formatCents(constants.promoAmount)} off your first purchase if the pieces cost more than ${formatCents(constants.promoMinimumSubtotal)} before delivery and tax. You can use the code once, within ${formatDuration(constants.promoValidity)}.`,
        "If we cannot accept your code, the checkout tells you why.",
      ],
    },
    {
      id: "sold-from-cart",
      question: "Something in my cart was sold. What happens to it?",
      paragraphs: [
        "It stays in your cart, marked as sold, until you remove it. You can find similar pieces on its page.",
      ],
    },
  ],
};
