import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: ["The text of a blog post, from its blocks."],
  avoid: [
    { when: "Pages about Heirloop.", instead: "patterns/editorial" },
    { when: "One paragraph elsewhere.", instead: "text" },
  ],
  content: [
    "Every heading is also in the contents beside the post, so it makes sense alone.",
    "A note is one piece of advice with a title; a quote is one sentence worth remembering.",
  ],
};
