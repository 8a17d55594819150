import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Where a search is saved that has no results on the page, such as on the page of a sold piece. It leads to the saved searches.",
  ],
  avoid: [
    { when: "The results of the search are on the page.", instead: "patterns/save-results" },
    { when: "The piece is only reserved: its waiting list.", instead: "patterns/availability-line" },
  ],
  content: ["The label says what the user gets, not what is saved: “Tell me about one like it”."],
};
