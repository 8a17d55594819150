import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Button } from "../button/button.tsx";
import { Text } from "../text/text.tsx";
import { Drawer } from "./drawer.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "Something long that is opened from anywhere and left again: cart, filters on a phone, notifications, the menu.",
  ],
  avoid: [
    { when: "It asks one question.", instead: "dialog" },
    { when: "It is small and belongs to one button.", instead: "popover" },
    {
      when: "There is room for it on the page. Filters are a column from the desktop on.",
      instead: "accordion",
    },
  ],
  examples: [
    {
      good: {
        example: (
          <Drawer
            title="Cart"
            trigger={<Button>View cart</Button>}
            footer={<Button variant="primary">Check out</Button>}
          >
            <Text>Lounge chair in ochre wool, $1,250</Text>
          </Drawer>
        ),
        because: "Content that can grow, with the next step always visible in the footer.",
      },
      bad: {
        example: (
          <Drawer
            title="Remove?"
            trigger={<Button>Remove</Button>}
            footer={<Button variant="danger">Remove</Button>}
          />
        ),
        because: "An empty panel as high as the window for one question.",
      },
    },
  ],
  anatomy: {
    Scrim: "Over the page; a click on it closes the drawer.",
    Title: "Its heading and its name.",
    Close: "The cross at the top.",
    Content: "Scrolls.",
    Footer: "Optional; stays visible.",
  },
  keyboard: {
    Tab: "Stays within the drawer. When it opens, the focus is on the panel.",
    Escape: "Closes it; the focus goes back to where it came from.",
  },
  content: [
    "The title is a noun: “Cart”, “Filters”.",
    "`end` for the cart and the like, `start` for menus and filters. Both sides change places from right to left.",
    "It closes when the page changes.",
  ],
};
