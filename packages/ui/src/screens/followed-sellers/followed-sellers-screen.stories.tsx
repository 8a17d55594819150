import { followedSellersSchema } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { fullListing, listings } from "../../fixtures/listings.ts";
import { longWord } from "../../fixtures/long-content.ts";
import { FollowedSellersScreen, type FollowedSellersScreenProps } from "./followed-sellers-screen.tsx";

const { _id, firstName, slug, picture, isBusiness } = fullListing.seller;
const shop = { _id, firstName, slug, picture, isBusiness };
const value = followedSellersSchema.parse({
  sellers: [
    { seller: shop, since: "2026-11-20T15:00:00.000Z", newest: listings.slice(0, 4) },
    {
      seller: { _id: "user-june", firstName: "June", slug: "june", picture: null, isBusiness: false },
      since: "2026-11-02T15:00:00.000Z",
      newest: [],
    },
  ],
  totalCount: 2,
});

const meta = preview.meta({
  component: FollowedSellersScreen,
  title: "Screens/Followed sellers",
  parameters: { frame: "screen" },
  args: {
    followed: { state: "ready", value },
    page: 1,
    follow: { isFollowed: () => true, onFollow: fn() },
    isFavorite: () => false,
    onFavorite: fn(),
    onRetry: fn(),
  } satisfies FollowedSellersScreenProps,
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Following ${firstName}`, pressed: true }));
    await expect(args.follow.onFollow).toHaveBeenCalledWith(expect.objectContaining({ _id }));
    await expect(canvas.getByText("Nothing for sale right now.")).toBeVisible();
    await expect(canvas.getByText(/Get notified about new pieces/)).toBeVisible();
  },
});
/** An unfollowed seller can be followed again; the focus stays on the button. */
export const Unfollows = meta.story({
  parameters: { pictures: "none" },
  render: function Render(args) {
    const [followed, setFollowed] = useState(true);
    return (
      <FollowedSellersScreen
        {...args}
        follow={{ isFollowed: () => followed, onFollow: () => setFollowed(!followed) }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Following ${firstName}` }));
    const button = canvas.getByRole("button", { name: `Follow ${firstName}`, pressed: false });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: `Following ${firstName}` })).toHaveFocus();
  },
});
export const SecondPage = meta.story({
  args: { page: 2, followed: { state: "ready", value: { ...value, totalCount: 12 } } },
});
export const Empty = meta.story({
  args: { followed: { state: "ready", value: { sellers: [], totalCount: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Browse furniture" })).toBeVisible();
  },
});
export const Loading = meta.story({ args: { followed: { state: "loading" } } });
export const Error = meta.story({
  args: { followed: { state: "failed" } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
export const LongContent = meta.story({
  args: {
    followed: {
      state: "ready",
      value: {
        sellers: value.sellers.map((entry) => ({
          ...entry,
          seller: { ...entry.seller, firstName: longWord },
        })),
        totalCount: 2,
      },
    },
  },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
