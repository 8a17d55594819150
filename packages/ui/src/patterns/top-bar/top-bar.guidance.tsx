import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Once, at the top of every page. `PlainTopBar` on login, register and checkout, where nothing leads away.",
    "`search` takes the field with or without suggestions, `megaMenu` says whether the mega menu is there.",
  ],
  avoid: [
    { when: "The navigation inside one page.", instead: "tabs" },
    { when: "What only some pages announce.", instead: "patterns/announcement-bar" },
  ],
  content: [
    "An icon alone has a label that says where it leads, and its count: “Cart”, “Messages”.",
    "Cart, notifications and messages are links to pages, which open as drawers once scripts have loaded.",
  ],
};
