import preview from "../../../../../.storybook/preview.tsx";
import { Grid } from "../grid/grid.tsx";
import { Text } from "../text/text.tsx";
import { Card } from "./card.tsx";

const meta = preview.meta({
  component: Card,
  title: "Components/Card",
  args: { children: <Text>What belongs together.</Text> },
});

export const Variants = meta.story({
  render: (args) => (
    <Grid columns="three">
      <Card {...args} />
      <Card {...args} look="sunken" />
      <Card {...args} look="raised" />
    </Grid>
  ),
});
