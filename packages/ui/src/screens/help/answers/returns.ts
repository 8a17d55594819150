import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "../../../patterns/date/format-duration.ts";
import type { HelpTopic } from "../help-topic.ts";

const returnPeriod = formatDuration(constants.returnAskedWithin);

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
        `Write to us within ${returnPeriod} of its arrival with a picture of what is wrong. The seller has not been paid by then. We have it fetched at our cost and pay you back in full.`,
      ],
      links: [
        { label: "Buyer protection in full", href: pageUrls.buyerProtection(), page: "buyerProtection" },
        { label: "Write to us", href: pageUrls.contact(), page: "contact" },
      ],
    },
    {
      id: "does-not-fit-in",
      alsoCalled: "return refund money back wrong size",
      question: "It is fine, but it does not look right in my room.",
      words: [
        `That is a good reason to return it, too. Ask within ${returnPeriod} of its arrival and it goes back free, in the state in which it came. Mail ${brand.email} or call ${brand.phone}; we arrange the way back and the refund.`,
      ],
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
