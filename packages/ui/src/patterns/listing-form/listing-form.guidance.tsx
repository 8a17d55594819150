import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "To list or edit a piece: everything that is said of it, in one form.",
    "`pictures` takes the upload, `priceGuide` what comparable pieces sold for.",
    "`ownerPercent` for a consigned piece, `isShop` for a shop, whose delivery terms are in its settings.",
  ],
  avoid: [
    { when: "Many pieces are listed at once: the dashboard imports a file.", instead: "file-drop" },
    { when: "Only one thing is changed, such as taking a piece down.", instead: "patterns/shop-table" },
  ],
  content: [
    "A hint says what buyers look for or who sees it, not what the field is called.",
    "A field that may stay empty is marked “Optional”; the others are not marked as required.",
  ],
};
