import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Button } from "../button/button.tsx";
import { Stack } from "../stack/stack.tsx";
import { Skeleton } from "./skeleton.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "In place of content that loads after the page: cards, rows, a price history. In the shape of what will be there.",
  ],
  avoid: [
    { when: "A button is working. It has `busy`.", instead: "button" },
    { when: "It takes long and the progress is known.", instead: "progress" },
    { when: "Loading has failed.", instead: "error-state" },
  ],
  examples: [
    {
      good: {
        example: (
          <Stack gap="xs">
            <Skeleton shape="heading" />
            <Skeleton shape="line" />
            <Skeleton shape="shortLine" />
          </Stack>
        ),
        because: "It has the height of the text that replaces it, so that nothing jumps.",
      },
      bad: {
        example: (
          <Stack gap="xs">
            <Skeleton shape="picture" />
            <Button>Add to cart</Button>
          </Stack>
        ),
        because: "A button for something that is not there yet.",
      },
    },
  ],
  anatomy: { Shape: "Plaster that slowly fades in and out; still with reduced motion." },
  keyboard: {},
  content: [
    "Set `aria-busy` on the area, and say “Loading …” once to screen readers. The shapes themselves are hidden from them.",
    "As many as will probably come, at most one screen.",
  ],
};
