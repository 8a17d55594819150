import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Progress } from "./progress.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "How far something has come that takes several seconds: sending pictures.",
    "A part of a known whole, such as the sum towards free delivery.",
  ],
  avoid: [
    { when: "It takes a moment and the end is not known.", instead: "spinner" },
    { when: "Content is loading.", instead: "skeleton" },
    { when: "The user goes through steps.", instead: "stepper" },
  ],
  examples: [
    {
      good: {
        example: (
          <Stack gap="xs">
            <Text size="small">Sending picture 2 of 5</Text>
            <Progress label="Sending pictures" value={40} />
          </Stack>
        ),
        because: "Words say what is going on; the bar says how far.",
      },
      bad: {
        example: <Progress label="Progress" value={99} />,
        because: "Nobody knows what is at 99 percent, or whether it will ever end.",
      },
    },
  ],
  anatomy: {
    Track: "The whole.",
    Bar: "The part that is done. Without `value`, screen readers hear that the end is not known.",
  },
  keyboard: {},
  content: ["`label` names what is in progress.", "A value never goes back."],
};
