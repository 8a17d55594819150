import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Article } from "./article.ts";
import { formatDuration } from "../../patterns/date/format-duration.ts";

export const privacyPolicy: Article = {
  title: "Privacy policy",
  lead: "What Heirloop knows about you, why, and for how long. We sell furniture, not what we know of the people who buy it.",
  parts: [
    {
      id: "what-you-tell-us",
      title: "What you tell us",
      paragraphs: [
        "Your name and email address when you open an account, and a phone number and an address when you buy, or when you sell a piece for pickup. Your password is kept only in a form that cannot be turned back.",
        "Card numbers go to the payment provider and are never stored here. We keep the kind of card and its last four digits, so that you can tell which one it was.",
        "Messages and pictures in chats are seen by the two of you, and by us when one of you asks for help.",
      ],
    },
    {
      id: "what-others-see",
      title: "What others see",
      paragraphs: [
        "Sellers see your first name. Once you agree on a time, they see the phone number of your order and the address for a delivery, and you see the phone number and the address that a seller entered for a pickup, until the order ends. A business that you bargain with stays unnamed until an offer is accepted.",
        "Reviews and questions appear with your first name.",
      ],
    },
    {
      id: "your-browser",
      title: "What your browser keeps",
      paragraphs: [
        `Five cookies, all of them ours: one that keeps you logged in for ${formatDuration(constants.sessionDuration)}, one that recognizes your browser when you log in, for ${formatDuration(constants.deviceRemembered)}, so that nobody reviews themselves, one for the theme if you choose one, one that makes sure for a few seconds that you see what you just changed, and one that names the pieces in a cart filled without an account, for ${formatDuration(constants.guestCartKept)}.`,
        `Its storage holds your ${constants.recentSearches} latest searches, the region you look in, the link that first led you here, and which notices you have closed. A half-finished checkout is kept in its tab alone.`,
        "No one else's scripts run on our pages, and nobody follows you from here to elsewhere.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      paragraphs: [
        `Your account as long as you have it. When you close it, what is about you alone is deleted. Orders with their addresses, payments, messages and reviews stay, because the other side and tax law need them, but your name and your email address are no longer shown with them. What was searched for is counted without names and forgotten after ${formatDuration(constants.searchesKept)}.`,
      ],
    },
    {
      id: "your-say",
      title: "Your say",
      paragraphs: [
        "You can read and change what we know in your settings. There you can also download a copy of everything, and close your account.",
        `If you cannot log in, or are blocked, write to ${brand.email}; we answer within ${formatDuration(constants.personalDataAnswer)}.`,
      ],
    },
  ],
};
