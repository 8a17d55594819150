import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: ["At the end of the home page and of a piece’s page: the pieces viewed in this browser, in one row."],
  avoid: [
    { when: "Pieces that we choose or that were found.", instead: "patterns/listing-grid" },
    { when: "Pieces that the visitor saved: that is the favorites page." },
  ],
  content: [
    "No prices: they may have changed since.",
    "“Clear history” is always there, as what somebody viewed is private.",
  ],
};
