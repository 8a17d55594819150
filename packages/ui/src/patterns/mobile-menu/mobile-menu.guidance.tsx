import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Up to 900 px, through the `MenuButton` of the header: the whole shop as a tree, and what wide screens have in other places.",
  ],
  avoid: [
    { when: "Wider windows.", instead: "patterns/mega-menu" },
    { when: "Filters on a phone: `FiltersDrawer`." },
    { when: "Any other panel at the side.", instead: "drawer" },
  ],
  content: [
    "The first link of an open category is “All …”, since its name only opens it.",
    "At most 8 makers, 5 rooms and 8 styles.",
  ],
};
