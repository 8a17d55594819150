import preview from "../../../../../.storybook/preview.tsx";
import { Inline } from "../inline/inline.tsx";
import { flatPicture, getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { Avatar } from "./avatar.tsx";

const meta = preview.meta({
  component: Avatar,
  title: "Components/Avatar",
  args: { name: "Prairie Modern" },
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="large" src={flatPicture(getFixturePicture("armchair-ink"), 160, "webp")} />
    </Inline>
  ),
});
