import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Article } from "./article.ts";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { formatCents } from "@heirloop/contract/money/format-cents";

export const termsOfUse: Article = {
  title: "Terms of use",
  lead: "The rules for buying and selling on Heirloop.",
  parts: [
    {
      id: "who-we-are",
      title: "Our role",
      paragraphs: [
        "Heirloop is a marketplace. The contract for a piece is between the buyer and the seller. We hold the payment, keep a record of the order and help if there is a problem.",
        `You need to be ${constants.minimumAge} or older and to use your own name.`,
      ],
    },
    {
      id: "buying",
      title: "Buying",
      paragraphs: [
        `Prices are in US dollars. Delivery and tax are shown before you pay. A piece in the checkout is held for you for ${formatDuration(constants.holdDuration)}, up to ${constants.holdsPerUser} pieces at a time.`,
        `An offer binds you for ${formatDuration(constants.offerExpiry)} or until you withdraw it: if the seller accepts, we charge your card for the amount plus delivery and tax.`,
        `You can report a problem with a piece within ${formatDuration(constants.returnAskedWithin)} of its delivery, once for each order, and ask for a return, a part of the money back or a repair. A piece that is not as described, damaged or does not fit into your home goes back at no cost to you; so does one that you changed your mind about, if a shop owns it and has delivered it.`,
      ],
    },
    {
      id: "selling",
      title: "Selling",
      paragraphs: [
        "Describe the piece as it is, with its flaws, and show it in your own pictures. Only sell pieces that you own.",
        `Listing is free. When a piece sells, we keep ${constants.sellerFee} percent of its price. If a shop sells a piece for you, you get ${constants.consignerShare} percent, unless you agreed on another share.`,
        `Answer requests within ${formatDuration(constants.requestExpiry)} and offers within ${formatDuration(constants.offerExpiry)}. You are paid ${formatDuration(constants.payoutDelay)} after the order is completed, once your payouts are connected. If the buyer’s bank disputes the payment, the payout is on hold until the bank has decided, and what the bank returns to the buyer is not paid out.`,
        `The buyer can report a problem within ${formatDuration(constants.returnAskedWithin)} of delivery. You have ${formatDuration(constants.caseAnswer)} to answer, and the payout is on hold until it is settled. If a piece goes back, you collect it or pay for its transport. If you and the buyer do not agree, we decide.`,
      ],
    },
    {
      id: "talking",
      title: "Talking to each other",
      paragraphs: [
        "Please be polite. We block accounts that threaten or insult others, or that try to move payments away from Heirloop.",
        `If your account was blocked and you think we are wrong, write to ${brand.email}.`,
      ],
    },
    {
      id: "promotions",
      title: "Promotions",
      paragraphs: [
        `A promo code can be used once, within ${formatDuration(constants.promoValidity)}, by the person we emailed it to. It is for a first purchase of pieces worth more than ${formatCents(constants.promoMinimumSubtotal)} before delivery and tax.`,
      ],
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: [
        `If these terms change, we’ll email you ${formatDuration(constants.termsNotice)} in advance. Orders keep the terms under which they were placed.`,
      ],
    },
  ],
};
