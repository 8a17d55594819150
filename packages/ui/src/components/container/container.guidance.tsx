import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Text } from "../text/text.tsx";
import { Container } from "./container.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "Once around each part of a page: it gives the side margins and the greatest width.",
    "`page` for the shop, with its grids and filters, and for the dashboard.",
    "On pages of the user’s own account: `work` for lists and records, `text` for reading and for filling in.",
    "`form` for one small form alone on its page, such as the login.",
  ],
  avoid: [
    { when: "It is inside another container: the margins would add up." },
    { when: "Something should be framed.", instead: "card" },
    { when: "Content is to be arranged.", instead: "stack" },
  ],
  examples: [
    {
      good: {
        example: (
          <Container width="text">
            <Text>We check every piece before it is listed, and again when it is handed over.</Text>
          </Container>
        ),
        because: "Text is at most 640 px wide, which is about 75 characters.",
      },
      bad: {
        example: (
          <Container>
            <Container width="form">
              <Text>We check every piece before it is listed.</Text>
            </Container>
          </Container>
        ),
        because: "Two containers: double margins at 320 px, where they cost most.",
      },
    },
  ],
  anatomy: {
    Margins: "16 px on phones, 32 on tablets, 48 from the desktop on.",
    Width: "Centered when the window is wider.",
  },
  keyboard: {},
  content: [
    "`as` for the right element: `section` for a part with a heading. The app’s page frame provides `main`.",
  ],
};
