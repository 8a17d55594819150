import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { TextArea } from "./text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["Text of more than one line: a description, a message, a review. It grows with its content."],
  avoid: [
    { when: "One line is enough.", instead: "text-field" },
    { when: "The answers are known.", instead: "radio-group" },
  ],
  examples: [
    {
      good: {
        example: (
          <TextArea
            label="Description"
            name="guidance-description"
            hint="Its history, its condition, what you like about it."
          />
        ),
        because: "The hint says what buyers want to read.",
      },
      bad: {
        example: (
          <TextArea
            label="ZIP code"
            name="guidance-zip-area"
            rows={4}
            placeholder="Enter your ZIP code here…"
          />
        ),
        because: "Four lines for five digits.",
      },
    },
    {
      good: {
        example: <TextField label="ZIP code" name="guidance-zip-field" inputMode="numeric" />,
        because: "The size of the field says how much is expected.",
      },
      bad: {
        example: (
          <TextArea
            label="Message"
            hideLabel
            name="guidance-message"
            placeholder="Tell the seller when you can pick it up, and whether you bring help"
          />
        ),
        because: "The placeholder disappears with the first letter. Use a hint.",
      },
    },
  ],
  anatomy: {
    Label: "Above.",
    Box: "`rows` lines at first; one row is a line as in a chat.",
    "Hint and error": "Below.",
  },
  keyboard: { Tab: "Moves to it and out of it.", Enter: "Begins a new line." },
  content: [
    "Say in the hint what is expected, or the limit.",
    "If `maxLength` is set, the server has the same limit.",
  ],
};
