import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Inline } from "../inline/inline.tsx";
import { Button, ButtonLink } from "./button.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "An action on this page: add to cart, send an offer, save.",
    "`primary` for the one next step of a view, `secondary` for other steps, `quiet` for what should not compete, `danger` for what cannot be undone, `onPicture` over a picture.",
    "`ButtonLink` for a page that is the next step: “Continue to payment”.",
  ],
  avoid: [
    { when: "It leads to another page from within a text or a list.", instead: "text-link" },
    { when: "There is only room for an icon that everyone knows.", instead: "icon-button" },
    { when: "It turns a filter on or off.", instead: "chip" },
    { when: "There are more than three actions in a row.", instead: "menu" },
  ],
  examples: [
    {
      good: {
        example: (
          <Inline>
            <Button variant="primary">Add to cart</Button>
            <Button>Make an offer</Button>
          </Inline>
        ),
        because: "One primary button: it is clear what comes next.",
      },
      bad: {
        example: (
          <Inline>
            <Button variant="primary">Add to cart</Button>
            <Button variant="primary">Make an offer</Button>
            <Button variant="primary">Ask the seller</Button>
          </Inline>
        ),
        because: "Three primary buttons: none of them leads.",
      },
    },
    {
      good: {
        example: (
          <Button variant="primary" busy>
            Send the offer
          </Button>
        ),
        because: "While it works, the words stay. It keeps the focus and ignores further clicks.",
      },
      bad: {
        example: (
          <Button variant="primary" disabled>
            Please wait…
          </Button>
        ),
        because: "A disabled button loses the focus, and its new words no longer say what was done.",
      },
    },
  ],
  anatomy: {
    Icon: "Optional, before the words and decorative. While `busy`, a spinner is there.",
    Words: "A verb, and its object if that is not clear.",
    Ground: "Its variant; at least 44 px high, 36 with `small` unless on touch, 52 with `large`.",
  },
  keyboard: {
    Tab: "Moves to it, also while it is busy; not while it is disabled.",
    "Enter, Space": "Acts. `ButtonLink` is a link: only Enter.",
  },
  content: [
    "Say what happens: “Add to cart”, not “OK” or “Submit”. One to three words, sentence case.",
    "The button that opens a confirmation and the button that confirms name the same action.",
    "Rather than disabling a submit button, let the form say what is missing.",
  ],
  exports: { ButtonLink },
};
