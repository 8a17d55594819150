import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Logo } from "./logo.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["The header, the footer, sign-in pages and mails: once on each."],
  avoid: [
    { when: "The name occurs in a sentence. Write it.", instead: "text" },
    { when: "It is the name of a shop or a maker.", instead: "avatar" },
  ],
  examples: [
    {
      good: {
        example: <Logo name="Heirloop" size="large" />,
        because: "In its own colors, with space around it.",
      },
      bad: {
        example: (
          <>
            <Logo name="" size="small" />
            <Logo name="logo" size="small" />
          </>
        ),
        because: "Repeated, and without the name that is read aloud.",
      },
    },
  ],
  anatomy: {
    Letters: "In the color of the text around it.",
    Rings: "The two o, linked; the second one is damson unless `plain`.",
  },
  keyboard: {},
  content: [
    "`name` is the site’s name; a link around it is named by it.",
    "`plain` on dark grounds such as the footer.",
  ],
};
