import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Banner } from "../banner/banner.tsx";
import { Text } from "../text/text.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "The result of an action that the user has just made, if nothing on the page shows it: “Link copied”.",
    "An action in the background that failed.",
  ],
  avoid: [
    { when: "It must still be there in ten seconds.", instead: "banner" },
    { when: "The page shows the result: the piece is in the cart, the heart is filled." },
    { when: "It asks something.", instead: "dialog" },
    { when: "It concerns a field.", instead: "form-field" },
  ],
  examples: [
    {
      good: {
        example: <Text>“Link copied”</Text>,
        because: "Two words, and nothing is lost if it is missed.",
      },
      bad: {
        example: (
          <Text>
            “Your payment failed. Please enter another card by November 26 or the order is canceled.”
          </Text>
        ),
        because: "Too important to go away, and too long to be read in time.",
      },
    },
    {
      good: {
        example: <Banner tone="danger">Your payment failed. Enter another card by November 26.</Banner>,
        because: "What must be done stays on the page.",
      },
      bad: {
        example: <Text>“Settings saved” · “Email sent” · “Welcome back”</Text>,
        because: "Several at once, of which none is needed.",
      },
    },
  ],
  anatomy: {
    Icon: "A check mark or a warning sign.",
    Message: "One line.",
    Close: "A cross; the toast also goes away by itself.",
    Region: "`Toasts`, once at the end of the page: at the top on phones, at the bottom on wider screens.",
  },
  keyboard: {
    F8: "Moves the focus to the messages, from anywhere.",
    Tab: "Moves through them and their buttons.",
    Escape: "Closes the message with the focus.",
  },
  content: [
    "At most about six words; no title, no link.",
    "Errors are announced at once, successes when the screen reader has finished.",
    "While a message is pointed at or has the focus, it stays (`onHold`, `onRelease`).",
  ],
};
