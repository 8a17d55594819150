import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "On the page of a piece: every way it can reach the buyer, what each costs, and buyer protection.",
    "`region` if it is known: what applies there comes first.",
    "`estimate` for a seller with delivery terms: a ZIP code gives the exact fee.",
  ],
  avoid: [
    { when: "The buyer chooses how a piece is delivered.", instead: "radio-group" },
    { when: "A time or place was agreed on for an order.", instead: "patterns/handover-details" },
    { when: "A seller enters how far they deliver, for one piece.", instead: "patterns/listing-form" },
  ],
  content: [
    "A row is a way, a note of a few words and a cost: “Free” instead of “$0”.",
    "Say who brings it: the seller or a furniture carrier.",
  ],
};
