import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Text } from "../text/text.tsx";
import { TabLinks } from "./tab-links.tsx";
import { Tabs } from "./tabs.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "`TabLinks`: lists of the same kind, each with its own address: open and closed purchases. This is the usual choice.",
    "`Tabs`: parts of one small thing without an address of their own.",
  ],
  avoid: [
    { when: "The parts are compared, or read one after the other.", instead: "stack" },
    { when: "There are many, or some readers skip them all.", instead: "accordion" },
    { when: "It filters one list.", instead: "chip" },
    { when: "The order is fixed.", instead: "stepper" },
  ],
  examples: [
    {
      good: {
        example: (
          <TabLinks
            label="Purchases"
            tabs={[
              { href: "?selection=open", label: "Open", count: 3, current: true },
              { href: "?selection=closed", label: "Closed", current: false },
            ]}
          />
        ),
        because: "Short names of the same form, and a count where it helps.",
      },
      bad: {
        example: (
          <Tabs
            label="Offer"
            tabs={[
              { value: "1", label: "Enter your offer first", content: <Text>Amount</Text> },
              { value: "2", label: "Then send", content: <Text>Send</Text> },
            ]}
          />
        ),
        because: "Steps in an order are no tabs.",
      },
    },
  ],
  anatomy: {
    Row: "Scrolls sideways on a phone; the current tab is moved into view.",
    Tab: "Words, with an optional count in `TabLinks`.",
    Line: "Under the current tab.",
    Panel: "Its content, in `Tabs`.",
  },
  keyboard: {
    Tab: "`Tabs`: moves to the current tab, then into its panel. `TabLinks`: moves from link to link.",
    "Arrow left, Arrow right": "`Tabs`: show the previous or next part.",
    "Home, End": "`Tabs`: the first and the last part.",
    Enter: "`TabLinks`: opens the list.",
  },
  content: [
    "One or two words, sentence case.",
    "At most about six.",
    "A tab without entries stays, and its list shows an empty state.",
  ],
  exports: { TabLinks },
};
