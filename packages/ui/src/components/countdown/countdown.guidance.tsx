import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Inline } from "../inline/inline.tsx";
import { Text } from "../text/text.tsx";
import { Countdown } from "./countdown.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["A time limit that the user can act on: a reservation in checkout, an offer that expires."],
  avoid: [
    { when: "Nothing happens when the time is over. Write the date." },
    { when: "It should create pressure where there is no limit. We do not do that." },
    { when: "It shows how far something has come.", instead: "progress" },
  ],
  examples: [
    {
      good: {
        example: (
          <Inline gap="xxs">
            <Text>Reserved for you for</Text>
            <Countdown now="2026-11-24T12:00:00Z" until="2026-11-24T12:14:56Z" />
          </Inline>
        ),
        because: "The sentence says what ends.",
      },
      bad: {
        example: <Countdown now="2026-11-24T12:00:00Z" until="2026-11-24T12:14:56Z" />,
        because: "A time without words: what ends in 14 minutes?",
      },
    },
  ],
  anatomy: {
    Time: "“2 days 4 h”, “5 days”, “3 h 12 min” or “9:41”.",
    Announcement:
      "For screen readers, in whole words that end the sentence around it: “3 hours 12 minutes”, at most once a minute.",
  },
  keyboard: {},
  content: [
    "`now` is the time of the page’s request, so that server and browser draw the same first picture.",
    "`onEnd` updates what is shown. The limit itself is checked by the server.",
  ],
};
