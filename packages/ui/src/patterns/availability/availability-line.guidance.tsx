import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Below a piece in a list, such as the cart, where it may have been reserved, sold or taken down since it was added.",
    "With `waitingList` where the user can wait for a reserved piece.",
  ],
  avoid: [
    { when: "The page of the piece itself: `BuyPanel` has a larger notice with its actions." },
    { when: "A picture in a grid: `ListingCard` shows a badge on the picture." },
    { when: "It is a state of an order and not of a piece.", instead: "badge" },
  ],
  content: [
    "One sentence that says what happened, and one next step at most.",
    "The sentences are in `availability-copy.ts`, one for each state; an available piece has none.",
  ],
};
