import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "On the page of a piece: whether it gets through the reader’s doors and stairs, and why.",
    "With `verdict={null}` until the reader has measured: then it leads to the form for that.",
  ],
  avoid: [
    { when: "It is about how large the piece is.", instead: "patterns/scale-drawing" },
    { when: "A grid: the filter for pieces that fit leaves out the others." },
  ],
  content: [
    "The headline is the answer, and each reason names the place: the door, the turn, the stairs. Both come from `@heirloop/machines`.",
    "Icon and headline say the same, so that color is not needed.",
  ],
};
