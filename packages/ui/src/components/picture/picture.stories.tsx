import preview from "../../../../../.storybook/preview.tsx";
import { Grid } from "../grid/grid.tsx";
import { getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { Picture } from "./picture.tsx";

const meta = preview.meta({
  component: Picture,
  title: "Components/Picture",
  args: { src: getFixturePicture("sofa-moss"), alt: "Loveseat in moss cotton", sizes: "30vw" },
});

export const Ratios = meta.story({
  render: (args) => (
    <Grid columns="three">
      <Picture {...args} priority />
      <Picture {...args} ratio="portrait" eager />
      <Picture {...args} ratio="landscape" eager />
      <Picture {...args} ratio="wide" fit="contain" eager />
      <Picture {...args} corners="round" eager />
      <Picture {...args} src="/pictures/not-there" alt="" eager />
    </Grid>
  ),
});
