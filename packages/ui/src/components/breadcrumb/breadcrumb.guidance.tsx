import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["At the top of every page that lies below another one: categories, pieces, articles."],
  avoid: [
    { when: "The user goes through steps in order.", instead: "stepper" },
    { when: "It is a page of the user’s own account. These have no breadcrumb (docs/design.md)." },
  ],
  examples: [
    {
      good: {
        example: (
          <Breadcrumb
            trail={[
              { label: "Home", href: "/" },
              { label: "Shop", href: "/collections" },
              { label: "Seating", href: "/collections/seating" },
              { label: "Lounge chair in ochre wool" },
            ]}
          />
        ),
        because: "From the top down; the page itself is last and no link.",
      },
      bad: {
        example: (
          <Breadcrumb
            trail={[
              { label: "Back", href: "/" },
              { label: "Search results", href: "/search" },
            ]}
          />
        ),
        because: "It shows where the page lies, not where the visitor came from.",
      },
    },
  ],
  anatomy: { Links: "The pages above.", "Current page": "The last entry, marked with `aria-current`." },
  keyboard: { Tab: "Moves from link to link.", Enter: "Opens the page." },
  content: [
    "Begins with “Home”, and uses the names of the pages’ own breadcrumbs.",
    "Pages take their trail from `patterns/breadcrumbs`, which serves users and search engines alike.",
  ],
};
