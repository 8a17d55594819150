import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Heading } from "./heading.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "The title of a page, a section or a panel. `level` is its place in the outline, `size` its look if it differs.",
  ],
  avoid: [
    { when: "Text should only be large or bold.", instead: "text" },
    { when: "It names a group of fields.", instead: "fieldset" },
  ],
  examples: [
    {
      good: {
        example: (
          <Stack gap="xs">
            <Heading level={2}>Delivery</Heading>
            <Heading level={3}>To your door</Heading>
            <Text>Two people carry it in.</Text>
          </Stack>
        ),
        because: "Levels go down one at a time.",
      },
      bad: {
        example: (
          <Stack gap="xs">
            <Heading level={4} size="title">
              DELIVERY!
            </Heading>
            <Heading level={2} size="label">
              To your door:
            </Heading>
          </Stack>
        ),
        because: "The outline is upside down, and there are capitals, an exclamation mark and a colon.",
      },
    },
  ],
  anatomy: {
    Words: "Newsreader in the sizes down to `subheading`, Instrument Sans in `strong` and `label`.",
  },
  keyboard: {},
  content: [
    "One `level={1}` per page. No level is skipped.",
    "Sentence case, no period; a question keeps its question mark.",
    "It makes sense on its own: screen reader users jump from heading to heading.",
  ],
};
