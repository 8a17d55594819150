import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Stack } from "../stack/stack.tsx";
import { TextField } from "./text-field.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["One line of text, an address, a number, a date."],
  avoid: [
    { when: "It is an amount of money.", instead: "money-field" },
    { when: "It may be several lines.", instead: "text-area" },
    { when: "The answers are known.", instead: "select" },
  ],
  examples: [
    {
      good: {
        example: (
          <TextField
            label="Email"
            name="guidance-field-email"
            type="email"
            autoComplete="email"
            hint="For the receipt"
          />
        ),
        because: "The type brings the right keyboard, `autoComplete` fills it in.",
      },
      bad: {
        example: (
          <Stack gap="xs">
            <TextField label="Email" hideLabel name="guidance-field-bad" placeholder="Email*" />
          </Stack>
        ),
        because:
          "The placeholder is no label: it disappears, and its contrast is low. Required fields are not marked; optional ones are.",
      },
    },
  ],
  anatomy: {
    Label: "Above.",
    "Prefix, suffix": "A unit in the box: “in”, “lb”.",
    Box: "44 px high.",
    "Hint and error": "Below.",
  },
  keyboard: { Tab: "Moves to it.", Enter: "Sends the form." },
  content: [
    "`name` and `autoComplete` always, so that browsers can fill it in.",
    'As wide as its form; `Container width="form"` limits it.',
    "Accept what people type (spaces in numbers, capitals in addresses), and correct it in code.",
  ],
};
