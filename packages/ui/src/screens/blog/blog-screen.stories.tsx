import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { posts } from "../../fixtures/posts.ts";
import { BlogScreen } from "./blog-screen.tsx";

const meta = preview.meta({
  component: BlogScreen,
  title: "Screens/Blog",
  parameters: { frame: "screen" },
  args: { posts },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article").length).toBe(posts.length);
  },
});
export const FilteredByTopic = meta.story({
  args: { topic: "Caring" as const },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article").length).toBe(1);
    await expect(canvas.getByRole("link", { name: "Caring" })).toHaveAttribute("aria-current");
  },
});
export const Empty = meta.story({ args: { posts: [] } });
