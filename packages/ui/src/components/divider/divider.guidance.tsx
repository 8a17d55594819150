import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Divider } from "./divider.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["Between two parts of one thing, when space alone does not separate them."],
  avoid: [
    { when: "The parts have headings. The heading and space separate them.", instead: "stack" },
    { when: "It would be after every row of a list.", instead: "key-value-list" },
    { when: "The part is different from what is around it.", instead: "card" },
  ],
  examples: [
    {
      good: {
        example: (
          <Stack>
            <Text>Delivered to Wichita, Kansas</Text>
            <Divider />
            <Text>Questions? Ask the seller.</Text>
          </Stack>
        ),
        because: "One line where the subject changes.",
      },
      bad: {
        example: (
          <Stack>
            <Divider />
            <Text>Walnut</Text>
            <Divider />
            <Text>Brass</Text>
            <Divider />
          </Stack>
        ),
        because: "Lines around every word. Space is enough.",
      },
    },
  ],
  anatomy: { Line: "One pixel, in the color `line`. Screen readers announce a separator." },
  keyboard: {},
  content: ["It takes its distance from the `Stack` around it."],
};
