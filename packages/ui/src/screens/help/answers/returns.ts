import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "../../../patterns/date/format-duration.ts";
import type { HelpTopic } from "../help-topic.ts";

const returnPeriod = formatDuration(constants.returnAskedWithin);
const answerPeriod = formatDuration(constants.caseAnswer);
const returnAgreed = formatDuration(constants.caseReturnAgreed);

export const returns: HelpTopic = {
  id: "returns",
  title: "Canceling and returning",
  audience: "Buying",
  answers: [
    {
      id: "canceling",
      question: "Can I cancel an order?",
      words: [
        "Yes, from the order's page, until a carrier has the piece or you have it yourself. Whatever was charged goes back to your card. Please tell the seller why; they have kept the piece for you.",
      ],
      links: [{ label: "Your open purchases", href: pageUrls.purchases("openPurchases") }],
    },
    {
      id: "seller-cancels",
      alsoCalled: "refund",
      question: "The seller canceled. Do I get my money back?",
      words: [
        "All of it, at once, to the card you paid with. Nobody has to ask for it. Only while your bank looks into a dispute about the payment, the bank decides first.",
      ],
    },
    {
      id: "not-as-described",
      alsoCalled: "return refund money back damaged broken complaint dispute",
      question: "It is not as it was described.",
      words: [
        `Open the order and choose "Report a problem" within ${returnPeriod} of its delivery. Say what is wrong, add a picture, and say what you would like: a return for a full refund, a part of the money back, or a repair. The seller is not paid until it is settled.`,
        "The return is free: the seller collects the piece, or pays for its transport. You get all of your money back as soon as the seller has it.",
      ],
      links: [
        { label: "Your closed purchases", href: pageUrls.purchases("closedPurchases") },
        { label: "Buyer protection in full", href: pageUrls.buyerProtection(), page: "buyerProtection" },
        { label: "Write to us", href: pageUrls.contact(), page: "contact" },
      ],
    },
    {
      id: "does-not-fit-in",
      alsoCalled: "return refund money back wrong size",
      question: "It is fine, but it does not look right in my room.",
      words: [
        `If it does not fit into your home, report it within ${returnPeriod} of its delivery, and it goes back free, in the state in which it came. If you only changed your mind, that holds for a piece that a shop owns and has delivered to you; not for one that you picked up, that a private seller sold, or that a shop sold for its owner.`,
      ],
    },
    {
      id: "missing",
      alsoCalled: "never arrived lost parts missing refund",
      question: "It has not arrived, or a part is missing.",
      words: [
        `Until the order is completed, write to the seller from its page. Once it counts as completed, report it within ${returnPeriod} and say how much you would like back.`,
      ],
    },
    {
      id: "reported-problem",
      alsoCalled: "case dispute escalate decide seller does not answer",
      question: "What happens after I report a problem?",
      words: [
        `The seller has ${answerPeriod} to accept, to propose something else, or to decline. You then have as long to accept the proposal. If one of you does not answer in time, or asks us to, we decide, and both of you can add words and pictures until then. Meanwhile you can write to each other in the chat of the order.`,
        `For a free return, you agree on a time within ${returnAgreed}. The return counts as complete when the seller confirms it, or ${formatDuration(constants.autoCompleteAfterWindow)} after the agreed time; if a carrier takes it, ${formatDuration(constants.caseReturnInTransit)} after you enter the tracking number. A repair is made within ${formatDuration(constants.caseRepair)}. If that does not happen, we decide.`,
        "Refunds go to the card you paid with. You can report one problem for each order, and withdraw it. For anything later, call or email us.",
      ],
      links: [{ label: "Write to us", href: pageUrls.contact(), page: "contact" }],
    },
    {
      id: "settled-between-us",
      question: "The seller offers to settle it outside. Should I?",
      words: [
        `Only if you both want to. One of you asks, the other agrees, the payment goes back to you, and the order ends as settled between you. From then on buyer protection no longer covers it. A seller who pushes you to pay elsewhere breaks our rules: tell us.`,
      ],
    },
  ],
};
