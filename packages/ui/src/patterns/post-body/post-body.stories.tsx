import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { fullPost } from "../../fixtures/posts.ts";
import { PostBody } from "./post-body.tsx";

const meta = preview.meta({
  component: PostBody,
  title: "Patterns/Post body",
  args: { blocks: fullPost.body },
  render: (args) => (
    <>
      <h1>{fullPost.title}</h1>
      <PostBody {...args} />
    </>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const parts = args.blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
    await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      parts,
    );
    await expect(canvasElement.querySelectorAll("ol > li").length).toBe(6);
  },
});
export const AllBlockTypes = meta.story({
  args: {
    blocks: [
      {
        kind: "paragraph",
        words: ["Words, and ", { text: "words that lead somewhere", href: "/blog" }, "."],
      },
      { kind: "heading", id: "part", text: "A part" },
      { kind: "list", ordered: false, items: [["One"], ["Another, ", { text: "linked", href: "/room" }]] },
      { kind: "list", ordered: true, items: [["First"], ["Then"]] },
      { kind: "quote", text: "A sentence to remember." },
      { kind: "note", title: "Try this", words: ["Swap two drawers."] },
    ],
  },
});
