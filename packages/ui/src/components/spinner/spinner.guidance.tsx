import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Button } from "../button/button.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Spinner } from "./spinner.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["Something small that takes a moment: within a button, next to a line of text."],
  avoid: [
    { when: "An area is loading.", instead: "skeleton" },
    { when: "The progress is known.", instead: "progress" },
    { when: "It usually takes less than half a second. Show nothing." },
  ],
  examples: [
    {
      good: {
        example: <Button busy>Save</Button>,
        because: "It is where the action was, and the words stay.",
      },
      bad: {
        example: (
          <Stack align="center">
            <Spinner size="large" />
            <Spinner size="large" />
            <Text>Loading…</Text>
          </Stack>
        ),
        because: "Several at once, over a whole area.",
      },
    },
  ],
  anatomy: {
    Ring: "In the color of the text. It stands still with reduced motion.",
    Label: "Optional, for screen readers; announced when it appears.",
  },
  keyboard: {},
  content: [
    "With a `label` (“Loading the messages”) if nothing else says what is going on, otherwise without.",
  ],
};
