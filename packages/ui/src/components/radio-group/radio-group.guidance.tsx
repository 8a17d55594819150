import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { RadioGroup } from "./radio-group.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "One of two to about six options that are worth comparing: delivery or pickup, the condition of a piece.",
    "`cards` for options with a description or a price.",
  ],
  avoid: [
    { when: "Several may apply.", instead: "checkbox" },
    { when: "There are more, and they differ in the name only.", instead: "select" },
    { when: "It is on or off.", instead: "switch" },
    { when: "The choice changes the list on the page.", instead: "chip" },
  ],
  examples: [
    {
      good: {
        example: (
          <RadioGroup
            legend="How would you like to receive it?"
            name="guidance-delivery-good"
            look="cards"
            defaultValue="delivery"
            options={[
              { value: "delivery", label: "Delivery", description: "Two people carry it in", aside: "$89" },
              { value: "pickup", label: "Pickup", description: "In Wichita, Kansas", aside: "Free" },
            ]}
          />
        ),
        because: "Everything that decides is visible: what, where, how much.",
      },
      bad: {
        example: (
          <RadioGroup
            legend="Newsletter?"
            name="guidance-newsletter"
            defaultValue="yes"
            options={[
              { value: "yes", label: "Yes" },
              { value: "no", label: "No" },
            ]}
          />
        ),
        because: "Yes or no is one checkbox, and consent is never chosen in advance.",
      },
    },
  ],
  anatomy: {
    Legend: "The question.",
    Option: "The whole row is clickable: label, optional description and aside.",
    "Hint and error": "For the whole group.",
  },
  keyboard: {
    Tab: "Moves to the chosen option, or to the first; then out of the group.",
    "Arrow keys": "Move to the next or previous option and choose it.",
    Space: "Chooses the option with the focus.",
  },
  content: [
    "Options have the same form: all nouns or all verbs.",
    "The most common one is first, and chosen in advance if it costs nothing.",
    "A disabled option says in its description why.",
  ],
};
