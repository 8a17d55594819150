import { brand } from "@heirloop/contract/brand/brand";
import type { Article } from "./article-screen.tsx";

export const termsOfUse: Article = {
  title: "Terms of use",
  lead: "What you and we can count on when you buy or sell here.",
  parts: [
    {
      title: "Who we are to you",
      words: [
        "Heirloop is the place where buyer and seller meet. The contract for a piece is between the two of you; we hold the payment, keep the record and help when something goes wrong.",
        "You need to be 18 or older and to use your own name.",
      ],
    },
    {
      title: "Buying",
      words: [
        "Prices are in US dollars. Delivery and tax are shown before you pay. A piece in the checkout is held for you for 15 minutes.",
        "An offer binds you for 48 hours or until you withdraw it: if the seller accepts, your card is charged the amount offered, with delivery and tax on top.",
      ],
    },
    {
      title: "Selling",
      words: [
        "Describe the piece as it is, with its flaws, and show it in your own pictures. Only sell what is yours to sell.",
        "Listing costs nothing. When a piece sells we keep 15 percent of its price.",
        "Answer requests within 72 hours and offers within 48. You are paid 48 hours after the buyer has the piece, once your payouts are connected.",
      ],
    },
    {
      title: "Talking to each other",
      words: [
        "Be as polite as you would be at your own front door. Threats, insults and attempts to draw payments away from Heirloop end an account.",
        `If your account was blocked and you think we are wrong, write to ${brand.email}.`,
      ],
    },
    {
      title: "Promotions",
      words: [
        "A promo code is for the person it was mailed to, for a first purchase of pieces worth more than $300, within 7 days, and once.",
      ],
    },
    {
      title: "Changes",
      words: [
        "When these terms change we write to you 30 days ahead. Orders keep the terms under which they were made.",
      ],
    },
  ],
};
