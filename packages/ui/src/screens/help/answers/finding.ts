import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatDuration } from "../../../patterns/date/format-duration.ts";
import type { HelpTopic } from "../help-topic.ts";

export const finding: HelpTopic = {
  id: "finding",
  title: "Finding a piece",
  audience: "Buying",
  answers: [
    {
      id: "searching",
      question: "How do I find what I am looking for?",
      words: [
        `Type a few words into the search at the top of every page: a kind, a material, a maker, a look. From ${constants.suggestionMinimumLength} letters on it suggests pieces and makers, and it forgives small typing mistakes.`,
        "On a page of results you can narrow by style, material, brand, room, color, condition, price and place. Your filters are part of the page's address, so you can keep it or send it to somebody.",
      ],
      links: [{ label: "Browse all furniture", href: pageUrls.collections() }],
    },
    {
      id: "will-it-fit",
      alsoCalled: "measure size dimensions elevator",
      question: "Will it fit through my door?",
      words: [
        "Every piece has its width, depth and height on its page. Tell us once how wide your narrowest doorway is and, if there are any, how your stairs and elevator measure. Each piece then says whether it gets in: whole, with its legs off or in parts, which way round, and what is in the way if it does not.",
        "We count half an inch of air on each side. With an account your measurements are kept there; without one they stay in your browser.",
      ],
    },
    {
      id: "condition",
      question: "What do the conditions mean?",
      words: [
        "New: never used. Like new: used so little that one cannot tell. Excellent: small signs of age that one has to look for. Good: signs of use that belong to its age, and everything works. Fair: visible wear, sound and usable. Restored: repaired and refinished by hand.",
        "Whatever the word, the seller describes the flaws and shows them in the pictures. If something matters to you and is not in them, ask before you buy.",
      ],
    },
    {
      id: "reserved",
      question: "A piece says it is reserved. Can I still have it?",
      words: [
        `Another shopper is checking out with it. They have ${formatDuration(constants.holdDuration)}, and the piece's page shows how much time is left. If they do not buy it, it is for sale again.`,
        'Choose "Join the waiting list" and we will notify you as soon as it is available again. You can leave the list in the same place. A piece that somebody has asked to buy stays reserved until the seller has answered.',
      ],
    },
    {
      id: "asking",
      question: "How do I ask the seller something?",
      words: [
        'At the end of every piece\'s page you can ask in public, so that the answer helps the next one too. For anything else, "Message the seller" opens a conversation between the two of you.',
        `Please keep what you agree on inside ${brand.name}. It is what we look at when something goes wrong.`,
      ],
    },
    {
      id: "saved-searches",
      alsoCalled: "alert alerts notify save watch",
      question: "Can you tell me when something like it comes in?",
      words: [
        "Yes. Narrow a page of results to what you want and save the search; with an account it is kept, and we’ll notify you when a new piece matches it. You can delete it at any time.",
        "In your settings you choose whether we email you as the pieces come, once a day, once a week, or not at all.",
      ],
      links: [{ label: "Notifications and emails", href: pageUrls.notificationSettings() }],
    },
    {
      id: "favorites",
      alsoCalled: "heart keep price drop alert",
      question: "What does the heart do?",
      words: [
        "It keeps a piece among your favorites. If its price comes down, we’ll notify you. It does not reserve the piece: somebody else can still buy it.",
      ],
      links: [{ label: "Your favorites", href: pageUrls.favorites() }],
    },
    {
      id: "price-history",
      question: "Is this a good price?",
      words: [
        `A reduced piece shows its earlier price, and its page shows when the price changed and the lowest price in the last ${formatDuration(constants.lowestPriceWithin)}. A crossed-out price was always a real asking price.`,
      ],
      links: [{ label: "Everything reduced", href: pageUrls.collections("discount=1") }],
    },
  ],
};
