import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Heading } from "./heading.tsx";

const meta = preview.meta({
  component: Heading,
  title: "Components/Heading",
  args: { level: 1 as const, children: "Furniture with a past, for rooms with a future" },
});

/** The outline is one thing, the look another. */
export const SmallerSize = meta.story({
  args: { size: "subheading", align: "center" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
});
export const LongContent = meta.story({
  args: { children: "A three-seat sofa in moss velvet, restored by hand in Wichita, ".repeat(3) },
  globals: { viewport: { value: "phone" } },
});
