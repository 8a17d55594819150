import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { HelpTopic } from "../help-topic.ts";

export const finding: HelpTopic = {
  id: "finding",
  title: "Finding a piece",
  audience: "Buying",
  answers: [
    {
      id: "searching",
      question: "How do I find what I am looking for?",
      paragraphs: [
        `Use the search at the top of every page. You can search for a kind of furniture, a material, a maker or a style. From ${constants.suggestionMinimumLength} letters on, it suggests pieces and makers, and it also finds words with small typos.`,
        "On a page of results, you can filter by style, material, brand, room, color, condition, price and location. Your filters are part of the page’s address, so you can bookmark or share it.",
      ],
      links: [{ label: "Browse all furniture", href: pageUrls.collections() }],
    },
    {
      id: "will-it-fit",
      alsoCalled: "measure size dimensions elevator",
      question: "Will it fit through my door?",
      paragraphs: [
        "The page of each piece shows its width, depth and height. Enter the width of your narrowest doorway once and, if you have them, the measurements of your stairs and elevator. Each piece then shows whether it fits through: in one piece, without its legs or in parts, and which way to turn it. If it does not fit, you see where it gets stuck.",
        "We allow half an inch of space on each side. If you have an account, we save your measurements in it. If not, they are saved in your browser.",
      ],
    },
    {
      id: "condition",
      question: "What do the conditions mean?",
      paragraphs: [
        "New: never used. Like new: used, with no visible signs of use. Excellent: small signs of age that are hard to see. Good: signs of use that are normal for its age, and everything works. Fair: visible wear, but sound and usable. Restored: repaired and refinished by hand.",
        "For every condition, the seller describes all flaws and shows them in the pictures. If you want to know more, ask the seller before you buy.",
      ],
    },
    {
      id: "reserved",
      question: "A piece says it is reserved. Can I still have it?",
      paragraphs: [
        `Maybe. Another shopper is checking out with it and has ${formatDuration(constants.holdDuration)}. The page of the piece shows how much time is left. If they don’t buy it, it is for sale again.`,
        "Choose “Join the waiting list”, and we’ll notify you as soon as the piece is available. You can leave the list on the same page. If somebody has already placed an order, the piece stays reserved until the seller has answered.",
      ],
    },
    {
      id: "asking",
      question: "How do I ask the seller something?",
      paragraphs: [
        "At the end of the page of each piece, you can ask a public question, so that other shoppers can read the answer too. To ask in private, choose “Message the seller”.",
        `Please keep your conversation on ${brand.name}. If there is a problem later, we can only check what you agreed on here.`,
      ],
    },
    {
      id: "saved-searches",
      alsoCalled: "alert alerts notify save watch",
      question: "Can you notify me when a piece like this is listed?",
      paragraphs: [
        "Yes. Filter a page of results until it shows what you want, and save the search. You need an account for this. We’ll notify you when a new piece matches your search, and you can delete it at any time.",
        "In your settings, choose whether we email you about new pieces right away, once a day, once a week, or not at all.",
      ],
      links: [{ label: "Notifications and emails", href: pageUrls.notificationSettings() }],
    },
    {
      id: "favorites",
      alsoCalled: "heart keep price drop alert",
      question: "What does the heart do?",
      paragraphs: [
        "It adds the piece to your favorites. If the price drops, we’ll notify you. It does not reserve the piece, so somebody else can still buy it.",
      ],
      links: [{ label: "Your favorites", href: pageUrls.favorites() }],
    },
    {
      id: "price-history",
      question: "Is this a good price?",
      paragraphs: [
        `If a price was reduced, you see the earlier price next to it. The page of the piece also shows when the price changed and the lowest price in the last ${formatDuration(constants.lowestPriceWithin)}. Crossed-out prices are always prices at which the piece was really offered.`,
      ],
      links: [{ label: "Everything reduced", href: pageUrls.collections("discount=1") }],
    },
  ],
};
