import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Once, at the end of a page on which visitors look around. Product pages give it no reviews.",
    "`savedPieces`, except on the page of that form itself.",
  ],
  avoid: [
    { when: "A page with one task, such as the cart, the checkout, an order or a chat: it has no footer." },
    { when: "Where an editorial page leads to next: `CallBand`.", instead: "patterns/editorial" },
  ],
  content: [
    "The product keeps the four promises. Add none that docs/product.md does not have.",
    "A link to a page that does not exist is left out: `pages` decides.",
  ],
};
