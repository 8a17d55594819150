import { getAvailability } from "@heirloop/machines/availability/availability";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings, storyNow } from "../../fixtures/listings.ts";
import { AvailabilityLine } from "./availability-line.tsx";

const [listing] = listings;
if (listing === undefined) throw new Error("There are no listings in the fixtures.");

const meta = preview.meta({
  component: AvailabilityLine,
  title: "Patterns/Availability line",
  args: {
    listing,
    availability: getAvailability({ ...listing, reservedUntil: "2026-11-21T10:14:50.000Z" }),
    now: storyNow,
    waitingList: { isWaiting: () => false, onJoinWaitingList: fn(), onLeaveWaitingList: fn() },
  },
});

export const ReservedByAnother = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("Reserved by another shopper for");
    await userEvent.click(canvas.getByRole("button", { name: "Join the waiting list" }));
    await expect(args.waitingList?.onJoinWaitingList).toHaveBeenCalledWith(args.listing);
  },
});
export const JoinedWaitingList = meta.story({
  args: { waitingList: { isWaiting: () => true, onJoinWaitingList: fn(), onLeaveWaitingList: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/You’re on the waiting list/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Leave the waiting list" }));
    await expect(args.waitingList?.onLeaveWaitingList).toHaveBeenCalledWith(args.listing);
  },
});
/** The focus stays on the button, and both changes are announced. */
export const JoinsAndLeavesWaitingList = meta.story({
  render: function Render(args) {
    const [waiting, setWaiting] = useState(false);
    return (
      <AvailabilityLine
        {...args}
        waitingList={{
          isWaiting: () => waiting,
          onJoinWaitingList: () => setWaiting(true),
          onLeaveWaitingList: () => setWaiting(false),
        }}
      />
    );
  },
  parameters: { pictures: "none" },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getAllByRole("status").at(-1);
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Join the waiting list" }));
    await expect(status).toHaveTextContent("You’re on the waiting list");
    await expect(canvas.getByRole("button", { name: "Leave the waiting list" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.getByRole("button", { name: "Join the waiting list" })).toHaveFocus();
  },
});
export const Sold = meta.story({
  args: { availability: getAvailability({ ...listing, status: "sold" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("This piece has been sold.");
    await expect(canvas.getByRole("link", { name: "See similar pieces" })).toBeVisible();
  },
});
export const TakenDown = meta.story({
  args: { availability: getAvailability({ ...listing, status: "inactive" }) },
});
export const SellerBlocked = meta.story({
  args: { availability: getAvailability(listing, { contact: "blocked" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "See blocked people" })).toHaveAttribute(
      "href",
      "/settings/blocked",
    );
  },
});
export const SellerNotAccepting = meta.story({
  args: { availability: getAvailability(listing, { contact: "closed" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "See similar pieces" })).toBeVisible();
  },
});
export const PriceChanged = meta.story({
  args: { availability: getAvailability(listing, { seenPrice: 150_000 }) },
});
export const Ordered = meta.story({
  args: { availability: getAvailability(listing, { order: "order-teak-0001" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View order" })).toHaveAttribute(
      "href",
      "/?order=order-teak-0001",
    );
  },
});
export const Available = meta.story({
  args: { availability: getAvailability(listing) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});
