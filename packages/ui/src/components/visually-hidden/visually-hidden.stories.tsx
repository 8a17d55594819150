import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = preview.meta({
  component: VisuallyHidden,
  title: "Components/Visually hidden",
  parameters: { pictures: "none" },
  args: { children: "3 pieces in your cart", live: "polite" as const },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const words = canvas.getByText("3 pieces in your cart");
    await expect(words).toHaveAttribute("aria-live", "polite");
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
