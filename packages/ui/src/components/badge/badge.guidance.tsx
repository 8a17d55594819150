import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Inline } from "../inline/inline.tsx";
import { Badge } from "./badge.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "The state of an order, a piece or a payout: “Delivered”, “Reserved”, “Paid out”.",
    "One word over a picture, with the tone `onPicture`.",
  ],
  avoid: [
    { when: "It can be selected or leads somewhere.", instead: "chip" },
    { when: "It is a sentence, or something the user should act on.", instead: "banner" },
    { when: "It counts messages on an icon. The button has a `count` for this.", instead: "icon-button" },
  ],
  examples: [
    {
      good: {
        example: (
          <Inline>
            <Badge tone="success">Delivered</Badge>
            <Badge tone="warning">Awaiting payment</Badge>
          </Inline>
        ),
        because: "The word says the state; the color only supports it.",
      },
      bad: {
        example: (
          <Inline>
            <Badge tone="success">Walnut</Badge>
            <Badge tone="danger">Oak</Badge>
            <Badge tone="warning">Free delivery in 3 days</Badge>
          </Inline>
        ),
        because: "Colors without a meaning, and a sentence that does not fit.",
      },
    },
  ],
  anatomy: {
    Ground: "Its tone.",
    Words: "One or two; they stay on one line, except in windows narrower than 320 px.",
  },
  keyboard: {},
  content: [
    "One or two words, sentence case, no punctuation.",
    "The same state has the same words and tone everywhere: `success` is finished well, `warning` waits for someone, `danger` failed or ends, `neutral` only says what is.",
    "At most one badge on a picture.",
  ],
};
