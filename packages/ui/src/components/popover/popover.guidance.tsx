import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Button } from "../button/button.tsx";
import { Text } from "../text/text.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { Popover } from "./popover.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "A short explanation or a small form that belongs to one button and is opened on purpose: how fees work, share.",
  ],
  avoid: [
    { when: "It is a list of actions.", instead: "menu" },
    { when: "It names or explains a control in a few words.", instead: "tooltip" },
    { when: "It needs an answer before anything else.", instead: "dialog" },
    { when: "Everyone has to read it. Write it on the page.", instead: "text" },
  ],
  examples: [
    {
      good: {
        example: (
          <Popover label="How fees work" trigger={<Button size="small">Fees</Button>}>
            <Text size="small">
              15% of the price, when the piece is sold. <TextLink href="/fees">All fees</TextLink>
            </Text>
          </Popover>
        ),
        because: "Two sentences and a link for more.",
      },
      bad: {
        example: (
          <Popover label="Price" trigger={<Button size="small">Show price</Button>}>
            <Text>$1,250</Text>
          </Popover>
        ),
        because: "What everyone needs is hidden behind a click.",
      },
    },
  ],
  anatomy: {
    Trigger: "The button that opens it.",
    Panel: "Beside the trigger, on the side with room; named by `label`.",
  },
  keyboard: {
    "Enter, Space": "On the trigger: opens it; the focus moves into the panel.",
    Tab: "Moves through the panel.",
    Escape: "Closes it; the focus goes back to the trigger.",
  },
  content: ["At most about five lines.", "A click outside closes it, so nothing in it may be lost by that."],
};
