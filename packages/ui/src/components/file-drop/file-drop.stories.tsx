import { FileText } from "lucide-react";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../container/container.tsx";
import { FileDrop } from "./file-drop.tsx";

const meta = preview.meta({
  component: FileDrop,
  title: "Components/File drop",
  args: {
    label: "Add pictures",
    hint: "JPEG, PNG or WebP, up to 12 MB each",
    accept: "image/*",
    multiple: true,
    onFiles: fn(),
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
});

const picture = new File(["x"], "chair.png", { type: "image/png" });

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText("Add pictures");
    await userEvent.upload(input, picture);
    await userEvent.upload(input, picture);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    await expect(args.onFiles).toHaveBeenLastCalledWith([picture]);
    await expect(input).toHaveAccessibleDescription("JPEG, PNG or WebP, up to 12 MB each");
  },
});

export const DraggedOver = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Add pictures");
    await fireEvent.dragEnter(input);
    await expect(input.parentElement).toHaveAttribute("data-over", "true");
    await fireEvent.dragLeave(input);
    await expect(input.parentElement).toHaveAttribute("data-over", "false");
    await fireEvent.dragEnter(input);
  },
});

export const KeyboardNavigation = meta.story({
  args: { label: "Choose a list of pieces", hint: "CSV, up to 5 MB", multiple: false, icon: FileText },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("Choose a list of pieces")).toHaveFocus();
  },
});

export const Error = meta.story({
  args: { error: "This file is larger than 12 MB. Choose a smaller one." },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Add pictures")).toHaveAccessibleDescription(
      "This file is larger than 12 MB. Choose a smaller one. JPEG, PNG or WebP, up to 12 MB each",
    );
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const LongContent = meta.story({
  args: {
    label: "Add pictures of the front, the back, both sides and every mark that a buyer should know about",
    hint: "JPEG, PNG, WebP or HEIC from a phone, up to 12 MB each, eight pictures at most; daylight shows the color of wood and fabric best",
  },
});
