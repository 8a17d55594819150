import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { ButtonLink } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["In place of a list that has no entries: an empty cart, no saved pieces, no results."],
  avoid: [
    { when: "The list could not be loaded.", instead: "error-state" },
    { when: "The list is still loading.", instead: "skeleton" },
    { when: "One value of several is missing. Leave its row out.", instead: "key-value-list" },
  ],
  examples: [
    {
      good: {
        example: (
          <EmptyState
            compact
            level={3}
            title="No saved pieces yet"
            actions={<ButtonLink href="/collections">Browse pieces</ButtonLink>}
          >
            Select the heart on a piece to find it again here.
          </EmptyState>
        ),
        because: "It says what will be here, how it gets here, and where to go next.",
      },
      bad: {
        example: <EmptyState compact level={3} title="Nothing found" />,
        because: "A dead end.",
      },
    },
  ],
  anatomy: { Title: "What is empty.", Text: "How it is filled.", Actions: "At most two ways on." },
  keyboard: { Tab: "Moves to its actions." },
  content: [
    "The title has no period and no apology.",
    "No results: name what can be removed or changed in the search.",
    "`compact` in drawers and panels. `level` fits the outline of the page.",
  ],
};
