import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Text } from "../text/text.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "Words that sighted users get from the layout: “Done:” before a completed step, “Remove” before a filter.",
    "Changes that happen without a user action, with `live`: the number of results.",
  ],
  avoid: [
    { when: "Everyone needs the words.", instead: "text" },
    { when: "A control has no text. It has a `label`.", instead: "icon-button" },
    { when: "A field has no visible label. It has `hideLabel`.", instead: "form-field" },
  ],
  examples: [
    {
      good: {
        example: (
          <Text>
            <VisuallyHidden>Price: </VisuallyHidden>$1,250
          </Text>
        ),
        because: "The layout shows that it is the price; screen readers hear it.",
      },
      bad: {
        example: (
          <Text>
            $1,250<VisuallyHidden>, delivery not included</VisuallyHidden>
          </Text>
        ),
        because: "A condition that only some users learn about.",
      },
    },
  ],
  anatomy: { Words: "In the document, not on the screen." },
  keyboard: {},
  content: [
    "Short: it is read each time.",
    '`live="polite"` waits for a pause, `assertive` interrupts. A running countdown is not announced every second.',
    "Nothing that can have the focus belongs in it.",
  ],
};
