import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Card } from "../card/card.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "A screen that is a tool rather than a page, with its own scroll areas: the inbox with its composer.",
  ],
  avoid: [
    { when: "The page scrolls as a whole. Almost every page does.", instead: "container" },
    { when: "It opens over a page.", instead: "drawer" },
  ],
  examples: [
    {
      good: {
        example: (
          <Stack gap="s">
            <Card look="sunken">
              <Text>Messages, which scroll</Text>
            </Card>
            <Card>
              <Text>Composer, always visible</Text>
            </Card>
          </Stack>
        ),
        because:
          "A conversation: what is typed stays visible while the messages scroll. (Sketched; the real one needs the whole window.)",
      },
      bad: {
        example: (
          <Card>
            <Text>An article with a scroll bar of its own</Text>
          </Card>
        ),
        because: "Two scroll bars: on a phone one scrolls the wrong one.",
      },
    },
  ],
  anatomy: {
    Area: "As high as the window below the header. In a very low window it covers the header as well.",
  },
  keyboard: {},
  content: [
    "It is the only child of `main`.",
    "What scrolls inside can be reached with Tab, so that the arrow keys scroll it.",
  ],
};
