import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: ["For a seller’s own pieces on the dashboard: status, date, price, and what can be done with each."],
  avoid: [
    { when: "Buyers browse pieces.", instead: "patterns/listing-grid" },
    { when: "Other rows and columns.", instead: "table" },
  ],
  content: [
    "A status is what a buyer can do: “For sale”, “Reserved”, “Sold”, “Not for sale”. “Needs pictures” says what to do next.",
    "Every action is followed by the title of its piece for screen readers.",
  ],
};
