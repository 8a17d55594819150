import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { ExpandableText } from "./expandable-text.tsx";
import { Text } from "./text.tsx";

const description =
  "A lounge chair by a small workshop in Wichita, bought by my parents in 1962 and never moved since. The frame is walnut, the seat was covered again in ochre wool in 1998. ".repeat(
    4,
  );

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["Text by users whose length nobody knows: descriptions, reviews, answers."],
  avoid: [
    { when: "The text is ours. Make it shorter.", instead: "text" },
    { when: "Sections with titles open and close.", instead: "accordion" },
    { when: "A title must fit in one or two lines. `clamp` cuts it without a button.", instead: "text" },
  ],
  examples: [
    {
      good: {
        example: <ExpandableText>{description}</ExpandableText>,
        because: "Six lines, and all of it on request.",
      },
      bad: {
        example: <Text clamp={3}>{description}</Text>,
        because: "Cut off for good: the rest cannot be read anywhere.",
      },
    },
  ],
  anatomy: {
    Text: "Line breaks are kept.",
    "Show more": "Only if the text has more than `longerThan` characters or six lines.",
  },
  keyboard: { Tab: "Moves to “Show more”.", "Enter, Space": "Shows all of the text, or six lines again." },
  content: ["`longerThan` follows the width: about six lines of what fits."],
};
