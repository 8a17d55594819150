import type { Guidance } from "../../../../../.storybook/guidance.ts";
import { Card } from "../card/card.tsx";
import { Text } from "../text/text.tsx";
import { Grid } from "./grid.tsx";

const cells = (names: readonly string[]) =>
  names.map((name) => (
    <Card key={name}>
      <Text size="small">{name}</Text>
    </Card>
  ));

export const guidance: Guidance = {
  since: "1.0.0",
  use: ["Equal things next to each other: pieces, categories, articles."],
  avoid: [
    { when: "Things are of different widths and simply follow each other.", instead: "inline" },
    { when: "There is one column.", instead: "stack" },
    { when: "Only the first ones are to be seen.", instead: "carousel" },
    { when: "Rows are compared by column.", instead: "table" },
  ],
  examples: [
    {
      good: {
        example: <Grid columns="three">{cells(["Seating", "Tables", "Lighting"])}</Grid>,
        because: "Equal cells; fewer columns on narrower screens.",
      },
      bad: {
        example: (
          <Grid columns="six">{cells(["Price", "$1,250", "Condition", "Excellent", "Wood", "Walnut"])}</Grid>
        ),
        because: "Names and values are no equal cells, and six columns leave no room for words.",
      },
    },
  ],
  anatomy: {
    Columns: "`two` and `three` begin with one on a phone, the others with two.",
    Gap: "The same between columns and rows.",
  },
  keyboard: {},
  content: ['As a list (`as="ul"`) if its children are `li`: screen readers then say how many there are.'],
};
