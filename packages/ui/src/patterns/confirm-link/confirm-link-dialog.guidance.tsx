import type { PatternGuidance } from "../../../../../.storybook/guidance.ts";

export const guidance: PatternGuidance = {
  use: [
    "Before the address of a page does something for the user: saves a favorite, opens a conversation, enters another account. Anyone can write such a link.",
  ],
  avoid: [
    { when: "The user has clicked a button on our page that cannot be undone: `ConfirmedButton`." },
    { when: "The link only shows a page: open it without asking." },
    { when: "More is to be entered than a yes.", instead: "dialog" },
  ],
  content: [
    "The title is the question, with the name of the piece or account.",
    "The description begins with “The link you opened asks to”, so that the user knows where the question comes from.",
    "The button repeats the verb of the title: “Save to favorites”.",
  ],
};
