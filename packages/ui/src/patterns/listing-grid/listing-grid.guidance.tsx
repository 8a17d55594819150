import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Wherever buyers browse pieces: results, favorites, a profile.",
    '`columns="three"` beside filters. `shelf` for a selection, which leaves out an incomplete last row.',
    "`ListingGridSkeleton` while it loads, `SuggestedPieces` on a page that would otherwise be empty, `ListingShelf` for a single row.",
  ],
  avoid: [
    { when: "Ways into the shop: categories, rooms, styles.", instead: "patterns/picture-tiles" },
    { when: "A seller works through their own pieces.", instead: "patterns/shop-table" },
    { when: "Pieces that this visitor has viewed.", instead: "patterns/recently-viewed" },
  ],
  content: [
    "A card has a title of up to two lines, the maker and the price. Nothing else is added to it.",
    "A badge only for what limits a buyer: “Sold”, “Reserved”.",
  ],
};
