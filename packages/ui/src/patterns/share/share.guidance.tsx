import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "On a page that people send to each other: a piece. It opens the share sheet of the device, or else a menu.",
  ],
  avoid: [
    { when: "Other actions in a menu.", instead: "menu" },
    { when: "Only a link is to be copied, of something that is not the page.", instead: "button" },
    { when: "A page that only its user can open, such as an order." },
  ],
  content: ["“Share” with its icon; the menu has “Copy link” and “Email”, and no names of networks."],
};
