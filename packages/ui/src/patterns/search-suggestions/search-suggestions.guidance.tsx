import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "The search field of the header once scripts have loaded: recent and popular searches, then suggestions while typing.",
  ],
  avoid: [
    { when: "Before scripts have loaded, or without suggestions: `SearchForm`, the same field." },
    { when: "A value is chosen in a form.", instead: "combobox" },
    { when: "A search inside one page, as on the help page.", instead: "text-field" },
  ],
  content: [
    "Groups in this order: suggestions, pieces, maker, categories. An empty group is left out.",
    "Only pieces have a picture and a price.",
  ],
};
