import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { posts } from "../../fixtures/posts.ts";
import { PostCard } from "./post-card.tsx";

const [first] = posts;
if (!first) throw new Error("There is no post.");

const meta = preview.meta({
  component: PostCard,
  title: "Patterns/Post card",
  args: { post: first },
  // Beside a page's own heading.
  render: (args) => (
    <>
      <h1>Blog</h1>
      <PostCard {...args} level={2} />
    </>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("link", { name: args.post.title })).toHaveAttribute(
      "href",
      `/blog/${args.post.slug}`,
    );
  },
});
export const Featured = meta.story({ args: { leading: true } });
export const LongContent = meta.story({
  args: { post: { ...first, title: `${first.title} `.repeat(4), summary: `${first.summary} `.repeat(3) } },
});
