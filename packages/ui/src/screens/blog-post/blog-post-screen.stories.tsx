import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { fullPost } from "../../fixtures/posts.ts";
import { BlogPostScreen } from "./blog-post-screen.tsx";

const meta = preview.meta({
  component: BlogPostScreen,
  title: "Screens/Blog post",
  parameters: { frame: "screen" },
  args: { post: fullPost, isFavorite: () => false, onFavorite: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: fullPost.title })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Read next" })).toBeVisible();
  },
});
export const WithoutListings = meta.story({ args: { post: { ...fullPost, listings: [], related: [] } } });
export const Mobile = meta.story({ globals: { viewport: { value: "phone" } } });
