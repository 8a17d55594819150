import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Ways into parts of the shop, each with a picture and a count: categories, rooms, styles, makers.",
    '`layout="row"` on a page with more below; `"grid"` if all should be seen on a phone.',
    "`ratio` by what is shown: categories and makers square, rooms landscape, styles portrait.",
  ],
  avoid: [
    { when: "Pieces with their prices.", instead: "patterns/listing-grid" },
    { when: "Pieces that this visitor has viewed.", instead: "patterns/recently-viewed" },
    { when: "Blog posts.", instead: "patterns/post-card" },
    { when: "Many names without pictures.", instead: "chip" },
  ],
  content: [
    "The title is the name from the catalog, in one or two words; the count says how many pieces are there.",
    "Without a picture, the tile shows the first letter of its name.",
  ],
};
