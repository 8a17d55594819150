import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Picture } from "./picture.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "Every photo: pieces, rooms, articles. It loads the right size, reserves its space and has a ground until it is there.",
  ],
  avoid: [
    { when: "It shows a person or a shop, small and round.", instead: "avatar" },
    { when: "There are several of one piece on its page.", instead: "gallery" },
    { when: "It is an icon. Use one of lucide-react.", instead: "icon-button" },
  ],
  examples: [
    {
      good: {
        example: (
          <Stack gap="xs">
            <Picture src={getFixturePicture("sofa-moss")} alt="" sizes="160px" />
            <Text size="small">Loveseat in moss cotton</Text>
          </Stack>
        ),
        because: "Square, and without a description because the title below says the same.",
      },
      bad: {
        example: (
          <Stack gap="xs">
            <Picture
              src={getFixturePicture("sofa-moss")}
              alt="Loveseat in moss cotton"
              ratio="banner"
              sizes="160px"
            />
            <Text size="small">Loveseat in moss cotton</Text>
          </Stack>
        ),
        because: "The piece is cut at top and bottom, and its name is read twice.",
      },
    },
  ],
  anatomy: {
    Frame: "Its `ratio`; plaster until the picture is there.",
    Image: "AVIF, or WebP where that is not supported, in the width that `sizes` asks for.",
  },
  keyboard: {},
  content: [
    "`alt` says what is seen, in a few words, without “picture of”. It is empty if the text next to it says the same.",
    "`sizes` is true to the layout.",
    "`priority` for one picture per page, `eager` for the rest of the first screen.",
  ],
};
