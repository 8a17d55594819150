import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { TextField } from "../text-field/text-field.tsx";
import { MoneyField } from "./money-field.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["An amount in dollars that the user types: a price, an offer, a partial refund."],
  avoid: [
    { when: "It is a number without a currency.", instead: "text-field" },
    { when: "The exact amount matters less: a price range in the filters.", instead: "slider" },
  ],
  examples: [
    {
      good: {
        example: (
          <MoneyField label="Your offer" name="guidance-offer" defaultCents={110_000} hint="At least $700" />
        ),
        because: "The dollar sign is there, and the limit is known before one types.",
      },
      bad: {
        example: (
          <TextField
            label="Your offer in USD"
            name="guidance-offer-bad"
            type="number"
            placeholder="1100.00"
          />
        ),
        because: "A number field has arrows, changes with the wheel and rejects “1,100”.",
      },
    },
  ],
  anatomy: {
    Label: "As in every field.",
    Prefix: "The dollar sign.",
    Input: "Text; phones show the keyboard for decimals.",
  },
  keyboard: { Tab: "Moves to the field." },
  content: [
    "Amounts are integer cents in code. Typed text such as `1,250` or `$1,250.00` is understood; `onCents` gets `undefined` while it is no amount.",
    "The form sends the text; the server parses it in the same way.",
  ],
};
