import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "On the page of a piece whose price has changed, in a closed section: each price with its date, and the lowest one of the last 30 days.",
  ],
  avoid: [
    { when: "The price has never changed: leave it out." },
    { when: "What other pieces sold for.", instead: "patterns/price-guide" },
    { when: "A reduced price in a list: `Price` shows the price before beside it." },
  ],
  content: [
    "The newest price comes first. The oldest is “Listed”, the others are “Since”.",
    "The lowest price of the last 30 days includes the one that was valid when they began.",
  ],
};
