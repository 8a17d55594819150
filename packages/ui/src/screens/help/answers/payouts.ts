import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
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
      paragraphs: [
        `We pay you ${formatDuration(constants.payoutDelay)} after the order is completed, if you have connected your payouts. If the buyer reports a problem in time, we hold the money until the problem is settled. A refund to the buyer reduces your payout in proportion.`,
        "If the buyer’s bank opens a dispute about the payment, your payout is on hold until the bank has decided. We email you at each step.",
      ],
    },
    {
      id: "connecting-payouts",
      question: "How do I connect my payouts?",
      paragraphs: [
        "When you open your dashboard for the first time, we ask you to connect your payouts. Choose “Let’s do it!” to open the page of our payment provider in a new tab. Enter your bank account and your personal information there.",
        "You can start selling before you connect. We hold your earnings until you do.",
      ],
    },
    {
      id: "why-identity",
      alsoCalled: "KYC identity verification",
      question: "Why do I have to verify my identity?",
      paragraphs: [
        "Payment providers are required by law to verify the identity of everybody they pay. This also keeps stolen goods and stolen cards off our marketplace. Your documents go directly to the payment provider. We only see whether you are connected.",
      ],
    },
    {
      id: "how-much",
      question: "How much of the price do I get?",
      paragraphs: [
        `If you list a piece yourself, you get ${100 - constants.sellerFee} percent of its price. If a shop sells it for you, you get ${constants.consignerShare} percent, unless you agreed on another share, and the shop pays our fee.`,
        "You see our fee and what you receive when you enter the price, and with each offer, order and sale. You also keep the whole delivery fee that the buyer pays.",
        "We pay for the discount of a buyer’s promo code, so you still receive the full amount.",
      ],
    },
    {
      id: "my-payouts",
      alsoCalled: "pending held balance failed",
      question: "Where do I see my payouts?",
      paragraphs: [
        "Choose My payouts in your account menu. If you have a shop, you also find them in your dashboard. You see which payouts are pending, on hold or on their way, why a payout is on hold, and when it arrives.",
        "If your bank returned a payout, you can check your account details on the same page. Once they are correct, we send the money again.",
      ],
      links: [{ label: "My payouts", href: pageUrls.payouts(), page: "payouts" }],
    },
    {
      id: "statements",
      alsoCalled: "invoice tax bookkeeping CSV PDF month",
      question: "Do I get statements for my bookkeeping?",
      paragraphs: [
        "Yes, you get a statement for each month with sales, refunds or payouts. It lists each sale with its price and our fee, refunds, payouts, and the balance at the start and the end of the month. Download it from your payouts as a PDF, or as a CSV file for a spreadsheet. Months begin and end in Coordinated Universal Time (UTC).",
      ],
      links: [{ label: "My payouts", href: pageUrls.payouts(), page: "payouts" }],
    },
  ],
};
