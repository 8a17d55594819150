import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "On an open order, for either side: when and where the piece changes hands, and how to reach each other.",
    "Before a time is agreed on it says what will appear here; after the order has ended it is hidden.",
  ],
  avoid: [
    { when: "The ways of delivery before a purchase.", instead: "patterns/delivery-options" },
    { when: "A time is to be proposed.", instead: "patterns/schedule-form" },
    { when: "Other facts of an order.", instead: "key-value-list" },
  ],
  content: [
    "A note says who sees what and from when. Addresses and phone numbers are shown after the agreement only.",
    "People are called by their first name.",
  ],
};
