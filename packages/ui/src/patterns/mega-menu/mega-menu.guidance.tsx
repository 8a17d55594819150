import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Below the header, from 901 px on, through `MegaMenuRow`: the row is plain links until the panels are loaded.",
  ],
  avoid: [
    { when: "Smaller windows.", instead: "patterns/mobile-menu" },
    { when: "The places inside one page.", instead: "patterns/page-contents" },
    { when: "Commands, or the user’s own pages.", instead: "menu" },
  ],
  content: [
    "A panel begins with a link to everything in it. Names are those of the catalog, each with its count.",
    "A panel shows at most ten groups, those with the most pieces first.",
  ],
};
