import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { TextField } from "../text-field/text-field.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "Inside the library, to make a new kind of field: it connects label, hint and error with the control.",
    "In a pattern, around a control that the library does not wrap, such as the card field of the payment provider.",
  ],
  avoid: [
    { when: "There is a field for it. All of them have `label`, `hint` and `error`.", instead: "text-field" },
    { when: "Several controls answer one question.", instead: "fieldset" },
  ],
  examples: [
    {
      good: {
        example: (
          <TextField
            label="Email"
            name="guidance-email"
            type="email"
            error="Enter an address such as ana@example.com"
            defaultValue="ana@"
          />
        ),
        because: "The error says what to do, and what was typed is still there.",
      },
      bad: {
        example: (
          <TextField
            label="Email"
            name="guidance-email-bad"
            type="email"
            error="Invalid input"
            hint="Please enter your email address in this field"
          />
        ),
        because: "The error does not help, and the hint repeats the label.",
      },
    },
  ],
  anatomy: {
    Label: "Above the control. “Optional” next to it; everything else is required.",
    Control: "Gets `id`, `aria-describedby` and `aria-invalid`.",
    Hint: "Below; stays when there is an error.",
    Error:
      "Below, with an icon; read with the control. In a form with `errors` it is gone once the control is changed, and its space stays until the form is sent again.",
  },
  keyboard: {
    Tab: "Moves to the control. After a refused form, the focus is on the first field with an error.",
  },
  content: [
    "Labels are nouns in sentence case: “ZIP code”.",
    "A hint gives a format, a limit or a reason. If there is nothing to say, there is none.",
    "Errors say what to do: “Enter a 5-digit ZIP code”, not “Invalid”.",
    "`hideLabel` only where a heading or a button next to it says the same.",
  ],
};
