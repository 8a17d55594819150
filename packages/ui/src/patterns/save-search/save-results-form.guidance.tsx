import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: ["Above the results of a search: saves it with alerts and undoes that, without leaving the page."],
  avoid: [
    { when: "The results are not on the page.", instead: "patterns/save-search" },
    { when: "One piece is saved: the favorite button of `ListingCard`." },
  ],
  content: [
    "Once saved, say so and link to the alerts. Whether they arrive depends on the notification settings, which this page does not know.",
    "`name` is what the saved search is called at first; the user can change it later.",
  ],
};
