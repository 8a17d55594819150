import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "For a seller who decides about an offer or an order: how the buyer has behaved so far.",
    "With `order`, to link to what other sellers wrote about the buyer.",
  ],
  avoid: [
    { when: "It is about a seller.", instead: "patterns/seller-card" },
    { when: "Only stars are wanted.", instead: "rating" },
  ],
  content: [
    "Facts only: completed purchases, orders canceled after an agreement, the year of joining. No judgment and no score of our own.",
    "A buyer without purchases is “First purchase here”, which is not a warning.",
  ],
};
