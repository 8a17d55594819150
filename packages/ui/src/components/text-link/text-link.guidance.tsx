import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Text } from "../text/text.tsx";
import { TextButton, TextLink } from "./text-link.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "`TextLink`: another page, within a sentence or a list.",
    "`TextButton`: a small action that reads like a link: “Show all”, “Change”.",
  ],
  avoid: [
    { when: "It is the next step of the view.", instead: "button" },
    { when: "It is a choice among others.", instead: "chip" },
  ],
  examples: [
    {
      good: {
        example: (
          <Text>
            Read <TextLink href="/buyer-protection">how buyer protection works</TextLink>.
          </Text>
        ),
        because: "The words of the link say where it leads.",
      },
      bad: {
        example: (
          <Text>
            For buyer protection click <TextLink href="/buyer-protection">here</TextLink>.
          </Text>
        ),
        because: "In a list of all links on the page, “here” says nothing.",
      },
    },
    {
      good: {
        example: <TextButton>Change address</TextButton>,
        because: "An action on this page is a button, also if it looks like a link.",
      },
      bad: {
        example: <TextLink href="#">Change</TextLink>,
        because: "A link that leads nowhere: opening it in a new tab shows the same page again.",
      },
    },
  ],
  anatomy: {
    Words: "In the size and color of the text around it.",
    Underline: "In `underlined`; in `quiet` when it is pointed at.",
  },
  keyboard: { Tab: "Moves to it.", Enter: "Opens the page or acts.", Space: "TextButton: acts." },
  content: [
    "Two to five words that make sense on their own.",
    "`quiet` only where everything is a link, such as in the footer.",
    "No icon for links to other sites; say it in words if it matters.",
  ],
  exports: { TextLink },
};
