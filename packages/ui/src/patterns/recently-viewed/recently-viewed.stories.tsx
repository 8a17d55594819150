import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings } from "../../fixtures/listings.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";

const meta = preview.meta({
  component: RecentlyViewed,
  title: "Patterns/Recently viewed",
  parameters: { frame: "screen" },
  args: {
    pieces: listings.map(({ heirloopId, slug, title, images }) => ({
      heirloopId,
      slug,
      title,
      image: images[0] ?? null,
    })),
    onForget: fn(),
  },
  // Below a page's own heading.
  render: (args) => (
    <>
      <h1>A piece</h1>
      <RecentlyViewed {...args} />
    </>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear history" }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
});
export const Mobile = meta.story({ globals: { viewport: { value: "phone" } } });
export const SinglePiece = meta.story({
  args: { pieces: [{ heirloopId: "piece-0001", slug: "a-chair", title: "A chair", image: null }] },
});
export const Empty = meta.story({
  args: { pieces: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});
