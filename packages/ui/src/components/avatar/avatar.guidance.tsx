import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Inline } from "../inline/inline.tsx";
import { Text } from "../text/text.tsx";
import { Avatar } from "./avatar.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["A person or a shop next to its name: in chats, reviews, seller cards and the account menu."],
  avoid: [
    { when: "It is a picture of a piece or a room.", instead: "picture" },
    {
      when: "The name is not shown next to it. The avatar is hidden from screen readers, so nobody would hear who it is.",
    },
  ],
  examples: [
    {
      good: {
        example: (
          <Inline>
            <Avatar name="Prairie Modern" />
            <Text size="strong">Prairie Modern</Text>
          </Inline>
        ),
        because: "The name is next to it, in text.",
      },
      bad: {
        example: (
          <Inline>
            <Avatar name="Prairie Modern" />
            <Avatar name="Paula Mendez" />
          </Inline>
        ),
        because: "Initials alone do not say who it is: both are PM.",
      },
    },
  ],
  anatomy: {
    Picture: "Square, cropped to a circle.",
    Initials: "The first letters of the first two words of `name`, if there is no picture.",
  },
  keyboard: {},
  content: [
    "`name` is the full name as shown next to it.",
    "`small` in lines of text, `medium` in lists, `large` once on a profile.",
  ],
};
