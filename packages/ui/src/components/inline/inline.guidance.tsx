import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Button } from "../button/button.tsx";
import { Text } from "../text/text.tsx";
import { Inline } from "./inline.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["Things in a row that may wrap: buttons, chips, an avatar and a name."],
  avoid: [
    { when: "Things are below each other.", instead: "stack" },
    { when: "Columns should be equal.", instead: "grid" },
  ],
  examples: [
    {
      good: {
        example: (
          <Inline>
            <Button variant="primary">Accept</Button>
            <Button>Make a counteroffer</Button>
            <Button variant="quiet">Decline</Button>
          </Inline>
        ),
        because: "It wraps where there is no room, with the same gap between the lines.",
      },
      bad: {
        example: (
          <Inline wrap={false}>
            <Button variant="primary">Accept</Button>
            <Button>Make a counteroffer</Button>
            <Text>The offer expires on Thursday at noon</Text>
          </Inline>
        ),
        because: "Without wrapping it does not fit at 320 px.",
      },
    },
  ],
  anatomy: { Gap: "A step of the space scale, between items and between lines." },
  keyboard: {},
  content: [
    "`wrap={false}` only for things that certainly fit, such as an icon and a number.",
    "`baseline` for texts of different sizes, `center` for controls.",
  ],
};
