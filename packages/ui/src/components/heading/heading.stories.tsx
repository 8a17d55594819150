import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Heading } from "./heading.tsx";

const meta = preview.meta({
  component: Heading,
  title: "Components/Heading",
  args: { level: 1 as const, children: "Furniture with a past, for rooms with a future" },
});

/** The level in the outline and the size are independent. */
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

/** The words that continue on another line. */
function getBrokenWords({ firstChild: text, tagName }: HTMLElement): string[] {
  if (!(text instanceof Text)) throw new Error("A heading of this story is one text");
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length === 1 ? [] : [`${tagName} ${word}`];
  });
}

const longTitles = ["Notifications and emails", "My consignments", "Saved searches"];

/** Twice the text size in the narrowest window: a long word gets smaller letters instead of a break. */
export const LargeText = meta.story({
  parameters: { pictures: "none" },
  globals: { viewport: { value: "from-phone" }, text: "largest" },
  render: () => (
    <>
      {longTitles.map((title) => (
        <div key={title}>
          <Heading level={1}>{title}</Heading>
          <Heading level={2}>{title}</Heading>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const broken = canvas.getAllByRole("heading").flatMap((heading) => getBrokenWords(heading));
    await expect([innerWidth, broken]).toEqual([320, []]);
  },
});
