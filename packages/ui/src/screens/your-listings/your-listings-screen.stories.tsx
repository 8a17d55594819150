import { consignmentStatuses } from "@heirloop/contract/consignment/consignment.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { consignmentAt } from "../../fixtures/consignments.ts";
import { listings } from "../../fixtures/listings.ts";
import { YourListingsScreen } from "./your-listings-screen.tsx";

const meta = preview.meta({
  component: YourListingsScreen,
  title: "Screens/Your listings",
  parameters: { frame: "screen" },
  args: {
    consignments: {
      state: "ready" as const,
      value: consignmentStatuses.map((status) => consignmentAt(status)),
    },
    listings: { state: "ready" as const, value: listings.slice(0, 3) },
    listHref: "/edit",
    onRetry: fn(),
  },
});

export const AllStatuses = meta.story();

export const PayoutsNotConnected = meta.story({
  args: {
    connects: true,
    connectProblem: "Error starting Stripe onboarding",
    consignments: { state: "ready", value: [consignmentAt("sold")] },
  },
});
export const SoldAndInactive = meta.story({
  args: {
    connects: true,
    consignments: { state: "ready", value: [] },
    listings: {
      state: "ready",
      value: listings.slice(0, 3).map((listing, at) => ({
        ...listing,
        status: (["active", "sold", "inactive"] as const)[at] ?? "sold",
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No longer for sale")).toBeVisible();
  },
});

export const Withdrawing = meta.story({
  args: { consignments: { state: "ready", value: [consignmentAt("accepted")] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Withdraw"));
    await expect(canvas.getByRole("button", { name: "Withdraw Reclaimed wood side table" })).toBeVisible();
  },
});

export const Submitting = meta.story({
  args: {
    consignments: { state: "ready", value: [consignmentAt("available")] },
    sending: { consignment: "consignment-available", intent: "withdraw" },
  },
});

export const PriceRequested = meta.story({
  args: {
    consignments: { state: "ready", value: [consignmentAt("listed", { requestedPrice: cents(1_100_00) })] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/asks to sell it for \$1,100 or more, instead of \$1,350/)).toBeVisible();
    await expect(canvas.getByText(/At \$1,100 your share is \$660/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Accept $1,100" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Decline" })).toBeVisible();
  },
});

export const ConfirmingPrice = meta.story({
  args: {
    consignments: { state: "ready", value: [consignmentAt("listed", { requestedPrice: cents(1_100_00) })] },
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const submitted: unknown[] = [];
    canvasElement.addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement)
        submitted.push(Object.fromEntries(new FormData(event.target, event.submitter)));
    });
    const open = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Accept $1,100" }));
      return within(await page.findByRole("dialog", { name: "Accept $1,100?" }));
    };
    await userEvent.click((await open()).getByRole("button", { name: "Go back" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(submitted).toEqual([]);
    await userEvent.click((await open()).getByRole("button", { name: "Accept lower price" }));
    await expect(submitted).toEqual([
      { consignment: "consignment-listed", price: "110000", intent: "accept-price" },
    ]);
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    const dialog = await open();
    await dialog.findByText(/changes from \$1,350 to \$1,100.*your share is \$660/);
  },
});

export const Submitted = meta.story({
  args: {
    offered: true,
    consignments: { state: "ready", value: [consignmentAt("submitted")] },
    listings: { state: "ready", value: [] },
  },
});

export const RequestFailed = meta.story({
  args: {
    problem: "Something changed in the meantime",
    consignments: { state: "ready", value: [consignmentAt("collected")] },
  },
});

export const LongContent = meta.story({
  args: {
    consignments: {
      state: "ready",
      value: [
        consignmentAt("accepted", {
          title:
            "Grandmother’s eighteenth-century serpentine-front bachelor’s chest with its original Rhineland brasses",
          takenBy: {
            firstName: "The Old Warehouse Restoration and Upholstery Company",
            slug: "old-warehouse",
          },
        }),
      ],
    },
  },
});

export const Empty = meta.story({
  args: { consignments: { state: "ready", value: [] }, listings: { state: "ready", value: [] } },
});

export const Loading = meta.story({
  args: { consignments: { state: "loading" }, listings: { state: "loading" } },
});

export const Error = meta.story({
  args: { consignments: { state: "failed" }, listings: { state: "failed" } },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole("button", { name: "Try again" });
    if (first) await userEvent.click(first);
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
