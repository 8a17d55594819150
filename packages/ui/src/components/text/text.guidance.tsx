import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Stack } from "../stack/stack.tsx";
import { Text } from "./text.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["All running text. `size` is a step of the type scale, `tone` its color by meaning."],
  avoid: [
    { when: "It is a title.", instead: "heading" },
    { when: "It is a link or an action.", instead: "text-link" },
    { when: "It is long text by a user.", instead: "expandable-text" },
    { when: "It is a state in one word.", instead: "badge" },
  ],
  examples: [
    {
      good: {
        example: (
          <Stack gap="xxs">
            <Text size="strong">Lounge chair in ochre wool</Text>
            <Text size="small" tone="soft">
              Walnut, about 1962
            </Text>
          </Stack>
        ),
        because: "Two voices: what it is, and what else is known.",
      },
      bad: {
        example: (
          <Stack gap="xxs">
            <Text size="lead" tone="accent">
              LOUNGE CHAIR!!!
            </Text>
            <Text size="caption" tone="danger">
              Walnut, about 1962
            </Text>
          </Stack>
        ),
        because:
          "Capitals, exclamation marks, and colors whose meaning (a lower price, an error) does not apply.",
      },
    },
  ],
  anatomy: { Words: "Instrument Sans; at least 12.5 px." },
  keyboard: {},
  content: [
    "`numeric` for amounts in columns and figures that change.",
    "`measure` for paragraphs: at most 68 characters per line.",
    "`lines` keeps the line breaks of users’ text.",
    '`tone="danger"` needs an icon or a word that says the same.',
  ],
};
