import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
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
      paragraphs: [
        "Yes, you can cancel on the page of the order until you or a carrier has the piece. We refund everything you paid to your card. Please tell the seller why you are canceling.",
      ],
      links: [{ label: "Your open purchases", href: pageUrls.purchases("openPurchases") }],
    },
    {
      id: "seller-cancels",
      alsoCalled: "refund",
      question: "The seller canceled. Do I get my money back?",
      paragraphs: [
        "Yes, we refund the whole amount to the card you paid with, right away and automatically. If you have disputed the payment at your bank, the bank decides first.",
      ],
    },
    {
      id: "not-as-described",
      alsoCalled: "return refund money back damaged broken complaint dispute",
      question: "What if a piece is not as described?",
      paragraphs: [
        `Open the order and choose “Report a problem” within ${returnPeriod} of its delivery. Tell us what is wrong, add a picture, and choose what you would like: a return for a full refund, a partial refund, or a repair. We don’t pay the seller until the problem is settled.`,
        "Returns are free: the seller collects the piece or pays for its transport. You get a full refund as soon as the seller has it.",
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
      question: "Can I return a piece that does not fit or that I don’t like?",
      paragraphs: [
        `If the piece does not fit in your home, report it within ${returnPeriod} of its delivery. You can return it free of charge in the condition in which it arrived. If you changed your mind, you can only return a piece that a shop owns and delivered to you. This does not apply to pieces that you picked up, that a private seller sold, or that a shop sold on consignment.`,
      ],
    },
    {
      id: "missing",
      alsoCalled: "never arrived lost parts missing refund",
      question: "What if it has not arrived, or a part is missing?",
      paragraphs: [
        `Until the order is completed, write to the seller from the page of the order. After that, report the problem within ${returnPeriod} and enter how much you would like back.`,
      ],
    },
    {
      id: "reported-problem",
      alsoCalled: "case dispute escalate decide seller does not answer",
      question: "What happens after I report a problem?",
      paragraphs: [
        `The seller has ${answerPeriod} to accept your request, propose another solution, or decline. You then have ${answerPeriod} to accept a proposal. If one of you does not answer in time or asks us to decide, we decide. Until then, both of you can add text and pictures, and you can write to each other in the chat of the order.`,
        `For a free return, agree on a time within ${returnAgreed}. The return is complete when the seller confirms it, or ${formatDuration(constants.autoCompleteAfterWindow)} after the agreed time. If a carrier transports it, the return is complete ${formatDuration(constants.caseReturnInTransit)} after you enter the tracking number. A repair has to be made within ${formatDuration(constants.caseRepair)}. If none of this happens, we decide.`,
        "We refund you to the card you paid with. You can report one problem for each order, and you can withdraw it. If there is another problem later, call or email us.",
      ],
      links: [{ label: "Write to us", href: pageUrls.contact(), page: "contact" }],
    },
    {
      id: "settled-between-us",
      question: `The seller wants to complete the order outside ${brand.name}. Should I agree?`,
      paragraphs: [
        `Only if both of you want to. One of you proposes it and the other one agrees. We then refund your payment, and the order ends as completed outside ${brand.name}. Buyer protection no longer covers it from then on. Sellers may not push you to pay elsewhere. If one does, please tell us.`,
      ],
    },
  ],
};
