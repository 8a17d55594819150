import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { BellPlus, Heart, SlidersHorizontal, X } from "lucide-react";
import { Inline } from "../inline/inline.tsx";
import { IconButton, IconLink } from "./icon-button.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "An action whose icon everyone knows, where words do not fit: close, favorite, next, search.",
    "`filled` for what is on: the heart of a saved piece.",
    "`IconLink` for a page: cart, messages.",
  ],
  avoid: [
    { when: "The icon needs an explanation.", instead: "button" },
    { when: "It is the main action of the view.", instead: "button" },
    { when: "A file is chosen.", instead: "file-button" },
  ],
  examples: [
    {
      good: {
        example: (
          <Inline>
            <IconButton icon={Heart} label="Remove from favorites" filled />
            <IconButton icon={X} label="Close" />
          </Inline>
        ),
        because: "Known everywhere, and each has a name for screen readers.",
      },
      bad: {
        example: (
          <Inline>
            <IconButton icon={SlidersHorizontal} label="Button" />
            <IconButton icon={BellPlus} label="Icon" />
          </Inline>
        ),
        because:
          "Icons that need a legend, with labels that do not name the action. “Filters” and “Save search” belong next to them.",
      },
    },
  ],
  anatomy: {
    Icon: "From lucide-react; `filled` for what is on.",
    Count: "From 1 on, at the corner; above 99 as 99+. It is read with the label.",
    Target: "44 px, 36 with `small`; on touch 44, invisibly around it.",
  },
  keyboard: { Tab: "Moves to it.", "Enter, Space": "Acts. `IconLink` is a link: only Enter." },
  content: [
    "`label` is the action, as a button’s words would be: “Close”, “Add to favorites”.",
    "With `filled` the label changes to what the button does next: “Remove from favorites”. It is not also `aria-pressed`, which would contradict that.",
    "Over pictures only with the variant `onPicture`.",
  ],
  exports: { IconLink },
};
