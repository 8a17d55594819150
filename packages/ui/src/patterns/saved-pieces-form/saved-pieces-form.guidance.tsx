import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: ["Above the footer: one email with the visitor’s cart and the pieces they viewed last."],
  avoid: [
    { when: "Alerts about new pieces.", instead: "patterns/save-search" },
    { when: "The page that it posts to: it has a form of its own." },
    { when: "An address has to be confirmed.", instead: "patterns/confirm-email" },
  ],
  content: ["It promises one email and no mailing list, and the promise stays beside the field."],
};
