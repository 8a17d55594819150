import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Fieldset } from "../fieldset/fieldset.tsx";
import { Checkbox } from "./checkbox.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "A statement that is true or not and is sent with a form: “I have read the terms”.",
    "Several of a list may apply: makers, materials and colors in the filters.",
  ],
  avoid: [
    { when: "Exactly one of the options applies.", instead: "radio-group" },
    { when: "It takes effect at once, without a form.", instead: "switch" },
    { when: "Space is short and the options are one or two words.", instead: "chip" },
  ],
  examples: [
    {
      good: {
        example: (
          <Fieldset legend="Maker" look="label">
            <Checkbox label="Knoll" name="guidance-maker" value="knoll" aside={214} defaultChecked />
            <Checkbox label="Herman Miller" name="guidance-maker" value="hm" aside={96} />
          </Fieldset>
        ),
        because: "A group has a legend, and `aside` says how many pieces there are.",
      },
      bad: {
        example: <Checkbox label="Do not send me no email" name="guidance-mail" defaultChecked />,
        because: "A double negation. Say what happens when it is checked: “Email me about new pieces”.",
      },
    },
  ],
  anatomy: {
    Box: "The browser’s own control, 20 px; the whole row is the target.",
    Label: "The statement.",
    Description: "Optional second line.",
    Aside: "Optional figure at the end of the row.",
    Error: "Below; read with the control.",
  },
  keyboard: { Tab: "Moves to the box.", Space: "Checks or unchecks it." },
  content: [
    "Positive statements in sentence case, without a period.",
    "Nothing that costs money or gives consent is checked in advance.",
  ],
};
