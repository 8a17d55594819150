import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "On the page of a piece: who sells it, with rating, kind of seller, city and year of joining.",
    "`actions` for what can be done, such as writing a message.",
  ],
  avoid: [
    { when: "It is about a buyer.", instead: "patterns/buyer-record" },
    { when: "Only the face and name.", instead: "avatar" },
  ],
  content: [
    "“Shop” or “Private seller”, with the city. A seller without reviews shows no stars instead of zero.",
    "The name leads to the profile, if there is one.",
  ],
};
