import type { OwnListing } from "@heirloop/contract/listing/listing.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings } from "../../fixtures/listings.ts";
import { ShopTable } from "./shop-table.tsx";

const as = (at: number, change: Partial<OwnListing>): OwnListing[] =>
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
      ...as(5, { status: "sold", soldFor: cents(610_00) }),
    ],
  },
});

export const AllStatuses = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: /^Take down/ })).toHaveLength(3);
    await expect(canvas.getAllByRole("button", { name: /^Relist/ })).toHaveLength(1);
    await expect(canvas.getAllByRole("link", { name: /^Edit/ })).toHaveLength(5);
    // After an offer a piece was sold for less than its price.
    await expect(canvas.getByText("$610")).toBeVisible();
  },
});
/** The seller reads why and where to write, and cannot relist it. */
export const TakenDownByAdmin = meta.story({
  parameters: { pictures: "own" },
  args: {
    listings: as(1, {
      status: "inactive",
      takenDownReason: "The maker has recalled this model: its drawers can tip over.",
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Taken down by Heirloop")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Write to us/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/contact\?topic=selling&about=%2Fproduct%2F/),
    );
    await expect(canvas.queryByRole("button", { name: /^Relist/ })).toBeNull();
  },
});
/** Offers that end with it do not come back, so it asks. */
export const TakeDown = meta.story({
  args: { listings: listings.slice(0, 2) },
  play: async ({ canvas }) => {
    const { title = "", heirloopId } = listings[1] ?? {};
    const onSubmit = fn((event: SubmitEvent) => {
      event.preventDefault();
      return event.target instanceof HTMLFormElement && [...new FormData(event.target, event.submitter)];
    });
    const button = canvas.getByRole("button", { name: `Take down ${title}` });
    button.closest("form")?.addEventListener("submit", onSubmit);
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: `Take down ${title}?` }));
    // The dialog may still fade in.
    await waitFor(() => expect(dialog.getByText(/open offers for it end/)).toBeVisible());
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Take it down" }));
    await expect(onSubmit.mock.results).toEqual([{ type: "return", value: [["retire", heirloopId]] }]);
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
