import { ImagePlus } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Inline } from "../inline/inline.tsx";
import { FileButton } from "./file-button.tsx";

const meta = preview.meta({
  component: FileButton,
  title: "Components/File button",
  args: { label: "Add pictures", icon: ImagePlus, accept: "image/*", onFiles: fn() },
});

export const Looks = meta.story({
  render: (args) => (
    <Inline>
      <FileButton {...args} />
      <FileButton {...args} label="Send a picture" iconOnly />
      <FileButton {...args} label="Not now" disabled />
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    const picture = new File(["x"], "chair.png", { type: "image/png" });
    await userEvent.upload(canvas.getByLabelText("Add pictures"), picture);
    await expect(args.onFiles).toHaveBeenCalledWith([picture]);
  },
});
