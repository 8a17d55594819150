import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Button } from "../button/button.tsx";
import { Text } from "../text/text.tsx";
import { Dialog } from "./dialog.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "A question that must be answered before anything else: cancel an order, delete a listing.",
    "A short form that belongs to what is on the page: make an offer, report a problem.",
  ],
  avoid: [
    { when: "It is long, or the user looks at the page meanwhile: cart, filters, menu.", instead: "drawer" },
    { when: "It is a message without a question.", instead: "toast" },
    { when: "It explains one control.", instead: "popover" },
    { when: "It has several steps. Make it a page." },
  ],
  examples: [
    {
      good: {
        example: (
          <Dialog
            title="Cancel this order?"
            trigger={<Button>Cancel order</Button>}
            footer={<Button variant="danger">Cancel order</Button>}
          >
            <Text>You get a full refund. The seller is notified.</Text>
          </Dialog>
        ),
        because: "The title asks, the text says what follows, the button names the action.",
      },
      bad: {
        example: (
          <Dialog
            title="Are you sure?"
            trigger={<Button>Delete</Button>}
            footer={<Button variant="primary">OK</Button>}
          />
        ),
        because: "It does not say what will be deleted, and “OK” could mean anything.",
      },
    },
  ],
  anatomy: {
    Scrim: "Over the page; a click on it closes the dialog.",
    Title: "Its heading and its name for screen readers.",
    Description: "Optional sentence under the title, read when it opens.",
    Close: "The cross; not there if `dismissable` is false.",
    Content: "Scrolls if it is higher than the window.",
    Footer: "Its buttons; stays visible.",
  },
  keyboard: {
    Tab: "Stays within the dialog. When it opens, the focus is on the panel, or on its `field` where that opens no keyboard on the screen. Content that scrolls is a stop.",
    Escape: "Closes it, unless `dismissable` is false. The focus goes back to where it came from.",
    "Arrow keys": "Scroll the content while it has the focus.",
  },
  content: [
    "The title is the question or the task: “Cancel this order?”, “Make an offer”.",
    "One primary or dangerous button. Do not add a “Cancel” button for what the cross does, unless it would be misread.",
    "`dismissable={false}` only if leaving would lose something that cannot be restored.",
    "A dialog that opens on its own has a `rank`; only one overlay is shown at a time.",
  ],
};
