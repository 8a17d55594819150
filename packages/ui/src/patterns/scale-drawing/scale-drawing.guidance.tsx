import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: ["On the page of a piece: how large it is beside a person of 5 ft 8 in, from its dimensions."],
  avoid: [
    { when: "Exact measures and weight.", instead: "key-value-list" },
    { when: "Whether it gets through a door.", instead: "patterns/fit-panel" },
  ],
  content: [
    "The drawing shows width and height; its text alternative adds the depth. Inches throughout.",
    "The line below it says what the person is for.",
  ],
};
