import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "What comparable pieces sold for: below the price of a piece for sale, and in the form of a listing once its kind is chosen.",
  ],
  avoid: [
    { when: "The earlier prices of this piece.", instead: "patterns/price-history" },
    { when: "Fewer than five comparable sales: the contract has no guide then, and nothing is shown." },
  ],
  content: ["It names the number of sales that the range rests on, and judges no price: no “good deal”."],
};
