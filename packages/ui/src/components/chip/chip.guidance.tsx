import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Inline } from "../inline/inline.tsx";
import { Chip, ChipLink } from "./chip.tsx";

const ignore = (): void => undefined;

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "A few short choices next to each other that take effect at once: rooms above a list, quick answers in a chat.",
    "`ChipLink` if the choice has an address: every filter has one, so that it can be shared.",
    "`removes` for an active filter that a click takes away.",
  ],
  avoid: [
    { when: "It shows a state and cannot be clicked.", instead: "badge" },
    { when: "It is an action.", instead: "button" },
    { when: "It is part of a form that is sent.", instead: "checkbox" },
    { when: "There are more than about ten.", instead: "combobox" },
  ],
  examples: [
    {
      good: {
        example: (
          <Inline gap="xs">
            <ChipLink href="/collections" removes>
              Under $500
            </ChipLink>
            <ChipLink href="/collections" removes>
              Walnut
            </ChipLink>
          </Inline>
        ),
        because: "Each says in two words what is filtered, and a click removes it.",
      },
      bad: {
        example: (
          <Inline gap="xs">
            <Chip onPress={ignore}>Show only pieces that can be delivered next week</Chip>
            <Chip onPress={ignore}>Save</Chip>
          </Inline>
        ),
        because: "A sentence does not fit, and “Save” is an action, not a choice.",
      },
    },
  ],
  anatomy: {
    Words: "The choice.",
    Cross: "With `removes` only; “Remove” is read before the words.",
    Ground: "Filled while it is chosen.",
  },
  keyboard: {
    Tab: "Moves from chip to chip.",
    "Enter, Space": "Chip: turns the choice on or off.",
    Enter: "ChipLink: follows the link.",
  },
  content: [
    "One to three words, sentence case.",
    "`pressed` on every chip that can be turned on, also while it is off: it makes it a toggle for screen readers.",
    "Chips of one row are of one kind.",
  ],
  exports: { ChipLink },
};
