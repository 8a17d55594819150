import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Card } from "../card/card.tsx";
import { Text } from "../text/text.tsx";
import { Carousel } from "./carousel.tsx";

const pieces = ["Lounge chair", "Loveseat", "Side table", "Floor lamp", "Bookcase", "Desk"].map((name) => ({
  id: name,
  content: (
    <Card>
      <Text size="strong">{name}</Text>
    </Card>
  ),
}));

export const guidance: Guidance = {
  since: "1.1.0",
  use: [
    "A selection of equal things of which the first ones suffice: similar pieces, recently viewed, categories on a phone.",
  ],
  avoid: [
    {
      when: "The user should see all of them. `unfolds` makes it a grid from the tablet on.",
      instead: "grid",
    },
    { when: "They are pictures of one piece.", instead: "gallery" },
    { when: "They are slides that must be read in order, or that advance on their own. There is none." },
  ],
  examples: [
    {
      good: {
        example: <Carousel label="Similar pieces" items={pieces} />,
        because:
          "The cut item at the edge shows that there is more; the buttons are there as long as something is out of view.",
      },
      bad: {
        example: <Carousel label="Steps" size="wide" items={pieces.slice(0, 2)} />,
        because: "Two items do not need a row to scroll.",
      },
    },
  ],
  anatomy: {
    Row: "Scrolls by swiping, by wheel and by keyboard.",
    Items: "Six, four or three fit on a wide screen, by `size`.",
    Buttons: "Previous and next; not there if everything fits.",
  },
  keyboard: {
    Tab: "Moves to the row (while something is out of view), through the links in the items, then to the buttons.",
    "Arrow left, Arrow right": "Scroll the row while it has the focus.",
    "Enter, Space": "On a button: scrolls by the visible width.",
  },
  content: [
    "`label` names the row for screen readers and is the end of the buttons’ names: “Next in Similar pieces”.",
    "All items are of the same kind and height.",
    "A link to the whole list stands with the heading above, not in the row.",
  ],
};
