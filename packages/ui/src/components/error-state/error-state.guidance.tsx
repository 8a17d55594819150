import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { ErrorState } from "./error-state.tsx";

const ignore = (): void => undefined;

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "In place of a list, panel or page that could not be loaded.",
    "Pages that do not exist or are not allowed, with `actions` instead of a retry.",
  ],
  avoid: [
    { when: "A form was refused.", instead: "banner" },
    { when: "An action in the background failed.", instead: "toast" },
    { when: "There is nothing to show, and that is no error.", instead: "empty-state" },
  ],
  examples: [
    {
      good: {
        example: (
          <ErrorState compact title="The messages could not be loaded" onRetry={ignore}>
            Check your connection.
          </ErrorState>
        ),
        because: "What failed, what to do, and a button that does it.",
      },
      bad: {
        example: (
          <ErrorState compact title="Error">
            TypeError: Failed to fetch
          </ErrorState>
        ),
        because: "A message for developers, and no way on.",
      },
    },
  ],
  anatomy: {
    Title: "What failed.",
    Text: "What the user can do.",
    "Try again": "With `onRetry`; shows a spinner while `retrying`.",
    Actions: "Other ways on.",
  },
  keyboard: {
    Tab: "Moves to “Try again” and its other actions. It is announced as an alert when it appears.",
  },
  content: [
    "Name what could not be loaded, not the technique.",
    "Show it where the content would have been; the rest of the page stays usable.",
  ],
};
