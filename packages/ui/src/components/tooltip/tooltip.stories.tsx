import { Info } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = preview.meta({
  component: Tooltip,
  title: "Components/Tooltip",
  args: {
    content: "Seen by the seller only",
    side: "bottom" as const,
    children: <IconButton icon={Info} label="About this note" />,
  },
});

export const Focused = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "About this note" }).focus();
    await expect(await canvas.findByRole("button", { description: "Seen by the seller only" })).toBeVisible();
  },
});
