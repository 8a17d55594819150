import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Stack } from "../stack/stack.tsx";
import { Switch } from "./switch.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["A setting that takes effect at once: email about a saved search."],
  avoid: [
    { when: "It is sent with a form.", instead: "checkbox" },
    { when: "It chooses between two named things.", instead: "radio-group" },
    { when: "It filters a list.", instead: "chip" },
  ],
  examples: [
    {
      good: {
        example: (
          <Switch
            label="Email me"
            description="When a saved search finds something"
            name="guidance-email-me"
            defaultChecked
          />
        ),
        because: "The label is true while it is on.",
      },
      bad: {
        example: <Switch label="Turn emails on or off" name="guidance-toggle" />,
        because: "It does not say which state it is in.",
      },
    },
    {
      good: {
        example: <Checkbox label="I agree to the terms" name="guidance-terms" />,
        because: "Part of a form that is sent: a checkbox.",
      },
      bad: {
        example: (
          <Stack gap="xs">
            <Switch label="I agree to the terms" name="guidance-terms-switch" />
          </Stack>
        ),
        because: "A switch seems to act at once, but nothing happens before the form is sent.",
      },
    },
  ],
  anatomy: {
    Label: "At the start of the row.",
    Description: "Optional second line.",
    Track: "At the end; a checkbox with the role `switch`.",
  },
  keyboard: { Tab: "Moves to it.", Space: "Turns it on or off." },
  content: [
    "The label says what is on, without “on” or “enable”.",
    "If saving fails it goes back, and a toast says so.",
  ],
};
