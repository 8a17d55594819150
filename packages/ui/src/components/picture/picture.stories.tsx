import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Grid } from "../grid/grid.tsx";
import { getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { Picture } from "./picture.tsx";
import { PictureSourceProvider } from "./picture-source.tsx";

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

/** A source that knows how wide its pictures are: no wider rendition is offered than shows all of one. */
export const KnownWidth = meta.story({
  parameters: { pictures: "none" },
  render: (args) => (
    <PictureSourceProvider getWidth={(src) => (src === "/pictures/room" ? 1120 : 640)}>
      <Picture {...args} size="full" />
      <Picture {...args} size="full" src="/pictures/room" alt="A room" />
    </PictureSourceProvider>
  ),
  play: async ({ canvasElement }) => {
    const offered = [...canvasElement.querySelectorAll("source")].map(({ srcset }) =>
      srcset.match(/(?<= )\d+w/g),
    );
    await expect(offered).toEqual([
      ["480w", "640w"],
      ["480w", "640w", "720w", "960w", "1120w"],
    ]);
  },
});
