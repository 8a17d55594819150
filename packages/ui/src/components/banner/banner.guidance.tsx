import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Button } from "../button/button.tsx";
import { Banner } from "./banner.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "Something that concerns the whole page or the form below it and stays true: an offer is pending, the account is not verified.",
    "The result of a form, with `announce`.",
  ],
  avoid: [
    { when: "An action has succeeded and nothing else is to be known.", instead: "toast" },
    { when: "It concerns one field. Give that field its `error`.", instead: "form-field" },
    { when: "A whole list or page could not be loaded.", instead: "error-state" },
  ],
  examples: [
    {
      good: {
        example: <Banner tone="danger">The card was declined. Nothing was charged; try another card.</Banner>,
        because: "It says what happened and what to do next.",
      },
      bad: {
        example: <Banner tone="danger">Oops! Something went wrong (error 402).</Banner>,
        because: "No reason, no next step, and a code that means nothing to a shopper.",
      },
    },
    {
      good: {
        example: (
          <Banner actions={<Button size="small">View order</Button>}>Your order has been placed.</Banner>
        ),
        because: "One action at the end.",
      },
      bad: {
        example: (
          <>
            <Banner tone="warning">Prices may change.</Banner>
            <Banner tone="warning">Delivery takes two weeks.</Banner>
            <Banner tone="warning">Measure your door.</Banner>
          </>
        ),
        because: "Three at once are read by nobody. Combine them or put them where they matter.",
      },
    },
  ],
  anatomy: {
    Icon: "Belongs to the tone, so that the meaning is not in the color alone.",
    Words: "One or two sentences.",
    Actions: "Optional buttons or links at the end.",
  },
  keyboard: {
    Tab: "Moves to its actions. With `announce`, a form moves the focus to the banner itself when the result is out of view.",
  },
  content: [
    "What happened first, then what to do. No title.",
    "`announce` only for what appears after an action. A banner that is on the page from the beginning is read with the page.",
  ],
};
