import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings } from "../../fixtures/listings.ts";
import { ShopTable } from "./shop-table.tsx";

const as = (at: number, change: Partial<Listing>): Listing[] =>
  listings.slice(at, at + 1).map((listing) => ({ ...listing, ...change }));

const meta = preview.meta({
  component: ShopTable,
  title: "Patterns/Shop table",
  args: {
    busy: false,
    listings: [
      ...listings.slice(0, 2),
      ...as(2, { status: "inactive" }),
      ...as(3, { status: "inactive", images: [] }),
      ...as(4, { reservedUntil: "2026-11-21T10:10:00.000Z" }),
      ...as(5, { status: "sold" }),
    ],
  },
});

export const AllStatuses = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: /^Take down/ })).toHaveLength(3);
    await expect(canvas.getAllByRole("button", { name: /^Relist/ })).toHaveLength(1);
    await expect(canvas.getAllByRole("link", { name: /^Edit/ })).toHaveLength(5);
  },
});
export const Loading = meta.story({ args: { busy: true, listings: listings.slice(0, 2) } });
export const LongContent = meta.story({
  args: {
    listings: as(1, {
      title:
        "Danish walnut sideboard with three tambour doors, dovetailed drawers, brass pulls and its first key, Wichita",
    }),
  },
});
