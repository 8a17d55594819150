import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Info } from "lucide-react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["A few more words about a button or link, for those who have a mouse or a keyboard."],
  avoid: [
    { when: "It matters. On a touch screen nobody sees it.", instead: "text" },
    { when: "It contains links, or more than a sentence.", instead: "popover" },
    { when: "It is help for a field. Fields have a `hint`.", instead: "form-field" },
    { when: "It repeats the label of the control." },
  ],
  examples: [
    {
      good: {
        example: (
          <Tooltip content="Only the seller sees it">
            <IconButton icon={Info} label="About this note" />
          </Tooltip>
        ),
        because: "An addition; the button has its own name.",
      },
      bad: {
        example: (
          <Tooltip content="Orders placed after 2 p.m. cost $15 more">
            <Button variant="primary">Place order</Button>
          </Tooltip>
        ),
        because: "A price that only some users see.",
      },
    },
  ],
  anatomy: {
    Control: "A button or link that can have the focus.",
    Bubble: "Above or below it, where there is room; read as the control’s description.",
  },
  keyboard: { Tab: "Moves to the control, which shows the tooltip.", Escape: "Hides it." },
  content: [
    "At most one short sentence without a period.",
    "It appears after 400 ms under a mouse, at once on focus.",
  ],
};
