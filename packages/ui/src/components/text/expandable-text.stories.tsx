import { expect, userEvent } from "storybook/test";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { ExpandableText } from "./expandable-text.tsx";

const long = "It came on a Tuesday, in a blanket, carried by two people who took their shoes off. ".repeat(
  24,
);

const meta = preview.meta({
  component: ExpandableText,
  title: "Components/Expandable text",
  args: { children: long },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: "Show more" });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    await expect(canvas.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
  },
});
export const ShortContent = meta.story({ args: { children: "As described." } });
export const LongContent = meta.story({
  args: { children: "unbroken".repeat(250) },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
