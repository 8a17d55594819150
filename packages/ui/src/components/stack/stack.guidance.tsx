import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Divider } from "../divider/divider.tsx";
import { Heading } from "../heading/heading.tsx";
import { Text } from "../text/text.tsx";
import { Stack } from "./stack.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["Things below each other: the usual layout of every screen, form and card."],
  avoid: [
    { when: "Things are next to each other.", instead: "inline" },
    { when: "There are equal columns.", instead: "grid" },
    { when: "Only the side margins are needed.", instead: "container" },
  ],
  examples: [
    {
      good: {
        example: (
          <Stack gap="l">
            <Stack gap="xs">
              <Heading level={3}>Pickup</Heading>
              <Text>In Wichita, Kansas</Text>
            </Stack>
            <Stack gap="xs">
              <Heading level={3}>Delivery</Heading>
              <Text>From $89</Text>
            </Stack>
          </Stack>
        ),
        because: "Small gaps within a group, larger ones between groups.",
      },
      bad: {
        example: (
          <Stack gap="m">
            <Heading level={3}>Pickup</Heading>
            <Text>In Wichita, Kansas</Text>
            <Divider />
            <Heading level={3}>Delivery</Heading>
            <Text>From $89</Text>
          </Stack>
        ),
        because: "One gap for everything: the heading is as far from its text as from the text before.",
      },
    },
  ],
  anatomy: {
    Gap: "A step of the space scale between any two neighbors; none above the first or below the last.",
  },
  keyboard: {},
  content: [
    "`xxs` to `m` within an element, `l` and `xl` between elements, `section` between parts of a page.",
    '`as="ul"` with `li` children for lists, with a `label` if no heading names them.',
  ],
};
