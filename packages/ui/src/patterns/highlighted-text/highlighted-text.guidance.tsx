import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "In search results that are running text, such as the answers of the help page, to show why they were found.",
  ],
  avoid: [
    {
      when: "A title or a name that a search suggests: it is short enough to be read.",
      instead: "patterns/search-suggestions",
    },
    { when: "A word is to be emphasized.", instead: "text" },
  ],
  content: [
    "Words with the same beginning are highlighted, so “returns” marks “return”. Words that every sentence has are not.",
  ],
};
