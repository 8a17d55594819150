import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: ["When a buyer offers a price for one piece. `OfferDialog` shows it above the page of the piece."],
  avoid: [
    {
      when: "An offer is answered with another amount: the counteroffer of `OrderActions` has its own limits.",
    },
    { when: "The piece is bought at its price: that is the cart.", instead: "button" },
    { when: "Any other amount.", instead: "money-field" },
  ],
  content: [
    "Say before the button what the piece costs and that nothing is charged until both agree, and after it how long the seller has.",
    "An error names the limit: “Stay below the price of $1,240”.",
    "An offer below half of the price is sent only after a second press, on a button that names the amount.",
    "The presets are 10, 15 and 20 percent off, rounded to five dollars.",
  ],
};
