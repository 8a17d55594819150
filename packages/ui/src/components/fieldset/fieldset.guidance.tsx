import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Fieldset } from "./fieldset.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "Fields that answer one question together: an address, several checkboxes.",
    "`heading` for a section of a long form, `label` for one question, `hidden` where a heading above already says it.",
  ],
  avoid: [
    { when: "It is a single field.", instead: "form-field" },
    { when: "They are radio buttons, which bring their own.", instead: "radio-group" },
    { when: "It is a group of content that is not filled in.", instead: "card" },
  ],
  examples: [
    {
      good: {
        example: (
          <Fieldset legend="Materials" look="label" hint="Choose all that apply.">
            <Checkbox label="Walnut" name="guidance-material" value="walnut" />
            <Checkbox label="Brass" name="guidance-material" value="brass" />
          </Fieldset>
        ),
        because: "The legend is read before each checkbox.",
      },
      bad: {
        example: (
          <Fieldset legend="Please enter your ZIP code below">
            <TextField label="ZIP code" name="guidance-zip" />
          </Fieldset>
        ),
        because: "A group of one, with a legend that repeats the label.",
      },
    },
  ],
  anatomy: {
    Legend: "The question.",
    Hint: "Optional help under it.",
    Fields: "In a column.",
    Error: "For the whole group; errors of one field belong to the field.",
  },
  keyboard: { Tab: "Moves through its fields." },
  content: [
    "The legend is a noun or a question, not an instruction.",
    "`disabled` fields are not sent with the form.",
  ],
};
