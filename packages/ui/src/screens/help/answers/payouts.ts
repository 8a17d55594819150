import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "../../../patterns/date/format-duration.ts";
import type { HelpTopic } from "../help-topic.ts";

export const payouts: HelpTopic = {
  id: "payouts",
  title: "Getting paid",
  audience: "Selling",
  answers: [
    {
      id: "when-paid",
      alsoCalled: "payout money bank",
      question: "When am I paid?",
      words: [
        `${formatDuration(constants.payoutDelay)} after the order is completed, if your payouts are connected. Until then the money is held for both of you; a return that was asked for in time holds it until that is settled.`,
        "If the buyer’s bank asks about the payment, your payout is on hold until the bank has decided. We email you at each step.",
      ],
    },
    {
      id: "connecting-payouts",
      question: "How do I connect my payouts?",
      words: [
        'The first time you open your dashboard we ask you to complete your onboarding. "Let\'s do it!" opens the page of the card payment provider that we release payouts with, in a tab of its own. There you give your bank account and who you are.',
        "You can begin selling before; what you earn waits for you until you are connected.",
      ],
    },
    {
      id: "why-identity",
      alsoCalled: "KYC identity verification",
      question: "Why do I have to prove who I am?",
      words: [
        "Payment providers must know whom they pay; it keeps stolen goods and stolen cards out of the market. Your papers go to the provider directly. We see only whether you are connected.",
      ],
    },
    {
      id: "how-much",
      question: "How much of the price do I get?",
      words: [
        `${100 - constants.sellerFee} percent of the price of a piece you list yourself. Of a piece that a shop sells for you, ${constants.consignerShare} percent unless you agreed on another share; the shop bears our fee.`,
        "A buyer's promo code is on us and does not lower your part.",
      ],
    },
  ],
};
