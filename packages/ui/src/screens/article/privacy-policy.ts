import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Article } from "./article.ts";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";

export const privacyPolicy: Article = {
  title: "Privacy policy",
  lead: "What data Heirloop stores about you, why, and for how long. We do not sell your data.",
  parts: [
    {
      id: "what-you-tell-us",
      title: "What you tell us",
      paragraphs: [
        "Your name and email address when you open an account, and a phone number and an address when you buy, or when you sell a piece for pickup. We store your password only in a form from which it cannot be recovered.",
        "Card numbers go to the payment provider and are never stored here. We keep the kind of card and its last four digits, so that you can tell which one it was.",
        "Messages and pictures in chats are seen by the two of you, and by us when one of you asks for help.",
      ],
    },
    {
      id: "what-others-see",
      title: "What others see",
      paragraphs: [
        "Sellers see your first name. Once you agree on a time, they see the phone number of your order and the address for a delivery, and you see the phone number and the address that a seller entered for a pickup, until the order ends. When you make an offer to a business, you see its name once the offer is accepted.",
        "Reviews and questions appear with your first name.",
      ],
    },
    {
      id: "your-browser",
      title: "What your browser keeps",
      paragraphs: [
        `Five cookies, all of them ours: one that keeps you logged in for ${formatDuration(constants.sessionDuration)}, one that recognizes your browser when you log in, for ${formatDuration(constants.deviceRemembered)}, so that nobody reviews themselves, one for the theme if you choose one, one that makes sure for a few seconds that you see what you just changed, and one that names the pieces in a cart filled without an account, for ${formatDuration(constants.guestCartKept)}.`,
        `Your browser also stores your latest ${constants.recentSearches} searches, your area, the link that first brought you here, and which notices you have closed. An unfinished checkout and what you have typed about a listing are stored only in their tab.`,
        "We run no scripts for advertising or tracking, and nobody tracks you from our pages to other sites.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      paragraphs: [
        `We keep your account as long as you have it. When you close it, we delete everything that is only about you. Orders with their addresses, payments, messages and reviews stay, because the other side and tax law need them, but your name and your email address are no longer shown with them. We count searches without names and delete them after ${formatDuration(constants.searchesKept)}. Pictures that you upload but do not use are deleted after ${formatDuration(constants.unusedPicturesKept)}.`,
      ],
    },
    {
      id: "your-say",
      title: "Your say",
      paragraphs: [
        "You can see and change your data in your settings. There you can also download a copy of it and close your account.",
        `If you cannot log in, or are blocked, write to ${brand.email}; we answer within ${formatDuration(constants.personalDataAnswer)}.`,
      ],
    },
  ],
};
