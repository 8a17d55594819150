import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "At the very top of a page: one announcement at a time, with our phone number and email address where there is room.",
    "`PromoPill` as `offer` once the promo modal was dismissed. It takes the place of the announcements and covers nothing.",
    "`ContactBar` on pages without announcements, so that they show how to reach us, too.",
  ],
  avoid: [
    { when: "It is about this page, or about an order or a piece on it.", instead: "banner" },
    { when: "It answers what the user just did.", instead: "toast" },
    {
      when: "The checkout: nothing there may lead away. `PlainTopBar` has the phone number and email address.",
    },
  ],
  content: [
    "One short line each. With `href` the whole line is the link.",
    "An announcement is replaced after 10 seconds, so what it says is also somewhere else in the shop.",
  ],
};
