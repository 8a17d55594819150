import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
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
        `${formatDuration(constants.payoutDelay)} after the order is completed, if your payouts are connected. Until then the money is held for both of you; a problem that the buyer reported in time holds it until that is settled, and a refund reduces it in proportion.`,
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
        "Payment providers are required to know who they pay. It keeps stolen goods and stolen cards off the marketplace. Your papers go to the provider directly. We see only whether you are connected.",
      ],
    },
    {
      id: "how-much",
      question: "How much of the price do I get?",
      words: [
        `${100 - constants.sellerFee} percent of the price of a piece you list yourself. Of a piece that a shop sells for you, ${constants.consignerShare} percent unless you agreed on another share; the shop bears our fee.`,
        "You see our fee and what you receive while you type the price, beside each offer and order, and with each of your sales. What the buyer pays for delivery is yours without a fee.",
        "A buyer's promo code is on us and does not lower your part.",
      ],
    },
    {
      id: "my-payouts",
      alsoCalled: "pending held balance failed",
      question: "Where do I see my payouts?",
      words: [
        "In your account menu under My payouts, and if you have a shop, in your dashboard. You see what is pending, on hold and on its way, why a payout is held, and when it arrives.",
        "If your bank returned a payout, the same page leads you to your account. Once it is correct, the money is sent again.",
      ],
      links: [{ label: "My payouts", href: pageUrls.payouts(), page: "payouts" }],
    },
    {
      id: "statements",
      alsoCalled: "invoice tax bookkeeping CSV PDF month",
      question: "Do I get statements for my bookkeeping?",
      words: [
        "Yes, one for each month in which something happened: each sale with its price and our fee, refunds, payouts, and the balance before and after. Download it from your payouts as PDF, or as CSV for a spreadsheet. Months are those of Coordinated Universal Time (UTC).",
      ],
      links: [{ label: "My payouts", href: pageUrls.payouts(), page: "payouts" }],
    },
  ],
};
