import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: ["Around a long page that is read in parts: a legal text, a blog post, the help topics."],
  avoid: [
    { when: "The parts are short, or the page fits in about two windows." },
    { when: "Only one part is shown at a time.", instead: "tabs" },
    { when: "Each part opens and closes.", instead: "accordion" },
    { when: "The parts are pages.", instead: "breadcrumb" },
  ],
  content: ["The link is the heading of the part, word for word."],
};
