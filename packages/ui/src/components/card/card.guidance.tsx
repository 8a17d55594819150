import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Heading } from "../heading/heading.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Card } from "./card.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "A unit that is different from what is around it: an order in a list, a summary next to a form.",
    "`outlined` is the usual look, `sunken` for an aside, `raised` for what lies above its surroundings and is not opened over them.",
  ],
  avoid: [
    {
      when: "Space or a thin line separates it well enough. Space comes first, then a line, then a box.",
      instead: "divider",
    },
    { when: "Rows have the same facts.", instead: "table" },
    { when: "It is a message about the page.", instead: "banner" },
  ],
  examples: [
    {
      good: {
        example: (
          <Card>
            <Stack gap="s">
              <Heading level={3}>Order 4711</Heading>
              <Badge tone="success">Delivered</Badge>
            </Stack>
          </Card>
        ),
        because: "One box around one thing.",
      },
      bad: {
        example: (
          <Card>
            <Card look="sunken">
              <Card>
                <Text>$1,250</Text>
                <Button>View</Button>
              </Card>
            </Card>
          </Card>
        ),
        because: "Boxes in boxes: the borders say more than the content.",
      },
    },
  ],
  anatomy: {
    Box: "Border, fill or shadow, by `look`.",
    Padding: "A step of the space scale, the same on every side.",
  },
  keyboard: {},
  content: [
    "Begins with its heading or its most important fact.",
    "Give it a `label` only as a `section` or `aside` that a screen reader should list.",
    "A card is not a link. Put a link into its heading.",
  ],
};
