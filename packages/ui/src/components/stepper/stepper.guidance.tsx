import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Stepper } from "./stepper.tsx";

export const guidance: Guidance = {
  since: "1.1.0",
  use: ["A form of three to six pages in a fixed order: consigning a piece, checkout."],
  avoid: [
    { when: "The parts can be visited in any order.", instead: "tabs" },
    { when: "It shows where a page lies.", instead: "breadcrumb" },
    { when: "Something takes time.", instead: "progress" },
  ],
  examples: [
    {
      good: {
        example: (
          <Stepper
            label="Consign a piece"
            current="place"
            steps={[
              { id: "pictures", label: "Pictures", href: "?step=pictures" },
              { id: "place", label: "Pickup" },
              { id: "review", label: "Review" },
            ]}
          />
        ),
        because: "Short names; a completed step leads back to it.",
      },
      bad: {
        example: (
          <Stepper
            label="Steps"
            current="b"
            steps={[
              { id: "a", label: "Step 1" },
              { id: "b", label: "Step 2" },
            ]}
          />
        ),
        because: "Names that say nothing, and a way back that is missing.",
      },
    },
  ],
  anatomy: {
    Status: "On phones only: “Step 2 of 3” and the name of the current step.",
    Completed: "With a check mark; links or buttons back.",
    Current: "Marked with `aria-current`.",
    Ahead: "Names only; they cannot be skipped to.",
  },
  keyboard: { Tab: "Moves through the completed steps.", Enter: "Goes back to that step." },
  content: [
    "One or two words per step.",
    "Going back keeps what was typed.",
    "An unknown `current` means that all steps are completed.",
  ],
};
