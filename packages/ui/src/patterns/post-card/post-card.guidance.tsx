import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "A blog post in a list: on the blog, below a post, on the explore page.",
    "`leading` for the one at the top of a page; one per page, since its picture does not wait.",
  ],
  avoid: [
    { when: "A piece.", instead: "patterns/listing-grid" },
    { when: "A part of the shop.", instead: "patterns/picture-tiles" },
  ],
  content: [
    "The summary says more than the title. Below it are the author, the date and the minutes that reading takes.",
    "`level` follows the heading above it.",
  ],
};
