import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Text } from "../text/text.tsx";
import { Accordion } from "./accordion.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "Facts of a second rank that some readers need: condition, details and delivery on a piece’s page, questions and answers.",
    "Long lists of filters, one section for each attribute.",
  ],
  avoid: [
    { when: "Everyone needs the content to decide. Show it, under a heading.", instead: "heading" },
    { when: "The parts are of the same rank and one of them is always read.", instead: "tabs" },
    { when: "A few lines are cut off at the end of a long text.", instead: "expandable-text" },
  ],
  examples: [
    {
      good: {
        example: (
          <Accordion
            items={[
              {
                id: "condition",
                title: "Condition",
                aside: "Excellent",
                content: <Text>One pale ring on the top.</Text>,
              },
              { id: "details", title: "Details", content: <Text>Walnut and brass.</Text> },
            ]}
          />
        ),
        because:
          "The title names the content, and `aside` gives the short answer while the section is closed.",
      },
      bad: {
        example: (
          <Accordion
            items={[{ id: "more", title: "Click for more", content: <Text>$1,250, delivery $89</Text> }]}
          />
        ),
        because:
          "The price decides the purchase, so it must not be hidden, and the title does not say what is inside.",
      },
    },
  ],
  anatomy: {
    Title: "Names the content; the whole row opens it.",
    Aside: "Optional short answer at the end of the row.",
    Sign: "A plus, and a minus while the section is open. Decorative; the browser announces the state.",
    Content:
      "Anything. It is in the page from the beginning, so it also works before the scripts load. `lazy` is for long ones: the browser renders them when they are first opened.",
  },
  keyboard: {
    Tab: "Moves to the next title.",
    "Enter, Space": "Opens or closes the section.",
  },
  content: [
    "Titles are nouns of one to three words, in sentence case.",
    "`name` makes opening one section close the others. Leave it out if readers compare sections.",
    "Open the first section (`open`) if the page would otherwise look empty.",
  ],
};
