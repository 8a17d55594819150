import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Trash2 } from "lucide-react";
import { Button } from "../button/button.tsx";
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from "./menu.tsx";

const ignore = (): void => undefined;

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "Actions of a second rank that belong to one thing: edit, copy the link, delete a listing.",
    "The account menu in the header.",
  ],
  avoid: [
    { when: "One value is chosen for a form.", instead: "select" },
    { when: "It contains text, fields or several buttons.", instead: "popover" },
    { when: "There are one or two actions. Show them.", instead: "button" },
    { when: "It is the main navigation.", instead: "navigation-menu" },
  ],
  examples: [
    {
      good: {
        example: (
          <Menu align="start" trigger={<Button>More</Button>}>
            <MenuLink href="/edit">Edit</MenuLink>
            <MenuItem onSelect={ignore}>Copy link</MenuItem>
            <MenuSeparator />
            <MenuItem danger icon={Trash2} onSelect={ignore}>
              Delete listing
            </MenuItem>
          </Menu>
        ),
        because: "The dangerous action is last, separated and marked.",
      },
      bad: {
        example: (
          <Menu align="start" trigger={<Button>Actions</Button>}>
            <MenuItem onSelect={ignore}>Add to cart</MenuItem>
          </Menu>
        ),
        because: "The main action is hidden, and alone.",
      },
    },
  ],
  anatomy: {
    Trigger: "A button; it is told that it opens a menu.",
    Row: "Words, with an icon if all rows of its group have one.",
    Group: "Rows under a small heading.",
    Separator: "A line between groups.",
  },
  keyboard: {
    "Enter, Space, Arrow down": "On the trigger: open the menu, with the focus on the first row.",
    "Arrow down, Arrow up": "Move between the rows.",
    "Home, End": "The first and the last row.",
    "A letter": "Moves to the next row that begins with it.",
    "Enter, Space": "On a row: acts and closes the menu.",
    Escape: "Closes it; the focus goes back to the trigger.",
  },
  content: [
    "Rows are verbs with an object, like buttons.",
    "At most about eight rows.",
    "An action that asks back opens a `Dialog` and does not act at once.",
  ],
  exports: { MenuItem, MenuLink, MenuGroup },
};
