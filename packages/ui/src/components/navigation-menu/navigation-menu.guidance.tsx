import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { TextLink } from "../text-link/text-link.tsx";
import { NavigationMenu } from "./navigation-menu.tsx";
import { NavigationRow } from "./navigation-row.tsx";

const ignore = (): void => undefined;

export const guidance: Guidance = {
  since: "1.1.0",
  use: ["The main navigation of the header on wide screens: each tab opens a panel of links."],
  avoid: [
    { when: "The links fit on one line and have no panel.", instead: "tabs" },
    { when: "It is on a phone.", instead: "drawer" },
    { when: "It has actions.", instead: "menu" },
  ],
  examples: [
    {
      good: {
        example: (
          <NavigationMenu
            label="Shop by category"
            onOpenChange={ignore}
            tabs={[
              {
                id: "seating",
                label: "Seating",
                href: "/seating",
                content: <TextLink href="/sofas">Sofas</TextLink>,
              },
              {
                id: "sale",
                label: "Price drops",
                href: "/sale",
                emphasis: true,
                content: <TextLink href="/sale">All price drops</TextLink>,
              },
            ]}
          />
        ),
        because: "Nouns, and at most one tab with emphasis.",
      },
      bad: {
        example: (
          <NavigationRow
            label="Shop by category"
            tabs={[
              { id: "a", label: "Discover our seating", href: "/a", emphasis: true },
              { id: "b", label: "SALE", href: "/b", emphasis: true },
            ]}
          />
        ),
        because: "Slogans and capitals, and two tabs that compete.",
      },
    },
  ],
  anatomy: {
    Row: "The tabs. Before the panels are loaded they are plain links (`NavigationRow`).",
    Panel: "As wide as the page, below the row.",
    "Current tab": "Marked with `aria-current`.",
  },
  keyboard: {
    Tab: "Moves through the tabs; from an open tab into its panel.",
    "Enter, Space": "Opens or closes the panel.",
    "Arrow left, Arrow right": "Move between the tabs.",
    "Arrow down": "Moves into the open panel.",
    Escape: "Closes the panel; the focus stays on the tab.",
  },
  content: [
    "At most ten tabs of one or two words.",
    "A mouse opens a panel after it has rested on the tab for 120 ms, so that crossing the row opens nothing.",
  ],
};
