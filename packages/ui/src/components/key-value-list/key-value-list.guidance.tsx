import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Text } from "../text/text.tsx";
import { KeyValueList } from "./key-value-list.tsx";

export const guidance: Guidance = {
  since: "1.0.0",
  use: [
    "Facts of one thing: measurements, materials, addresses (`facts`).",
    "Amounts that add up: price, delivery, tax, total (`sums`).",
  ],
  avoid: [
    { when: "Several things have the same facts.", instead: "table" },
    { when: "It is one fact. Write a sentence.", instead: "text" },
  ],
  examples: [
    {
      good: {
        example: (
          <KeyValueList
            look="sums"
            items={[
              { key: "Lounge chair", value: "$1,250" },
              { key: "Delivery", value: "$89" },
              { key: "Total", value: "$1,339", total: true },
            ]}
          />
        ),
        because: "Figures line up at the end, and the sum is marked.",
      },
      bad: {
        example: (
          <KeyValueList
            items={[
              { key: "Width:", value: "—" },
              { key: "Depth:", value: "unknown" },
              { key: "Wood:", value: <Text>Walnut</Text> },
            ]}
          />
        ),
        because: "Rows without a value say nothing: leave them out. And no colons.",
      },
    },
  ],
  anatomy: {
    Key: "The name of the fact.",
    Value: "Anything short.",
    Total: "One row, at the end of `sums`.",
  },
  keyboard: {},
  content: [
    "Keys are nouns without a colon, and unique.",
    "Amounts are formatted by the caller (`formatCents`).",
  ],
};
