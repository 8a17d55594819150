import { ImagePlus } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { FileButton } from "./file-button.tsx";

const meta = preview.meta({
  component: FileButton,
  title: "Components/File button",
  args: { label: "Send a picture", icon: ImagePlus, accept: "image/*", onFile: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const picture = new File(["x"], "chair.png", { type: "image/png" });
    await userEvent.upload(canvas.getByLabelText("Send a picture"), picture);
    await userEvent.upload(canvas.getByLabelText("Send a picture"), picture);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
    await expect(args.onFile).toHaveBeenLastCalledWith(picture);
  },
});
