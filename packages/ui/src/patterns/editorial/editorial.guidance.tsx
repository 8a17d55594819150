import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "On pages that tell a story, such as About us, How it works and Trade.",
    "`EditorialHero` once, at the top; `PictureStory`, `NumberedSteps` and `Claims` in between; `CallBand` once, at the end.",
    "`turned` on every second `PictureStory`, so that the pictures alternate.",
  ],
  avoid: [
    { when: "A blog post.", instead: "patterns/post-body" },
    {
      when: "A legal text, or another long page that people read in parts.",
      instead: "patterns/page-contents",
    },
    { when: "It shows how far an order or a form has come.", instead: "stepper" },
  ],
  content: [
    "One word of the hero’s title is emphasized.",
    "The first action is the decisive one; in the hero it is the primary button.",
    "A claim is a figure or two or three words, and what it means in one sentence.",
  ],
};
