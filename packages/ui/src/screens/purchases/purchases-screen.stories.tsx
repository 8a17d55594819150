import { expect, fn, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { storyNow } from "../../fixtures/listings.ts";
import { ProofOfStory } from "../../fixtures/proof-of-story.tsx";
import { buyer, orders, orderWith, seller } from "../../fixtures/orders.ts";
import { PurchasesScreen, type PurchasesScreenProps } from "./purchases-screen.tsx";

const { offer, requested, scheduling, delivery, pickup, inTransit, completed, cancelled } = orders;

const meta = preview.meta({
  component: PurchasesScreen,
  title: "Screens/Purchases",
  parameters: { frame: "screen" },
  args: {
    selection: "openPurchases",
    withSales: false,
    orders: { state: "ready", value: [requested, scheduling, delivery, pickup, inTransit] },
    opened: null,
    me: buyer._id,
    now: storyNow,
    onRetry: fn(),
    onEvent: fn(),
    proof: <ProofOfStory />,
  } satisfies PurchasesScreenProps,
});

export const Open = meta.story();
export const WithSales = meta.story({ args: { withSales: true, selection: "openSales", me: seller._id } });
export const Offers = meta.story({
  args: { selection: "openOffers", orders: { state: "ready", value: [offer] } },
});
export const Past = meta.story({
  args: { selection: "closedPurchases", orders: { state: "ready", value: [completed, cancelled] } },
});
export const EndedInEveryWay = meta.story({
  args: {
    selection: "closedPurchases",
    orders: {
      state: "ready",
      value: (
        ["completed", "completed-off-heirloop", "cancelled", "canceled", "expired", "deleted"] as const
      ).map((status) => orderWith({ status })),
    },
  },
});
export const Empty = meta.story({ args: { orders: { state: "ready", value: [] } } });
export const Loading = meta.story({ args: { orders: { state: "loading" } } });
export const Failed = meta.story({ args: { orders: { state: "failed" } } });
export const OpenedOffer = meta.story({
  args: {
    selection: "openOffers",
    opened: {
      state: "ready",
      value: { order: offer, side: "buyer", actions: ["accept", "counter", "decline", "withdraw"] },
    },
  },
});
export const OpenedScheduling = meta.story({
  args: {
    opened: {
      state: "ready",
      value: {
        order: scheduling,
        side: "buyer",
        actions: ["schedule", "confirm-schedule", "complete-off", "cancel"],
      },
    },
  },
});
export const ProposingATime = meta.story({
  args: OpenedScheduling.input.args,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Propose this time" }));
    await expect(canvas.getByLabelText("Day")).toHaveAccessibleDescription("Choose a day");
    await userEvent.type(canvas.getByLabelText("Day"), "2026-11-28");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Time of day" }), "evening");
    await userEvent.click(canvas.getByRole("button", { name: "Propose this time" }));
    await expect(args.onEvent).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenCalledWith(scheduling, {
      type: "schedule",
      date: "2026-11-28",
      window: "evening",
    });
  },
});
export const TakingATime = meta.story({
  args: OpenedScheduling.input.args,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Thursday, November 26, 5 to 9 pm" }));
    await expect(args.onEvent).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenCalledWith(scheduling, {
      type: "confirm-schedule",
      window: "2026-11-26/evening",
    });
  },
});
export const Cancelling = meta.story({
  args: OpenedScheduling.input.args,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cancel the order" }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Cancel this order?" }),
    );
    await userEvent.type(dialog.getByRole("textbox", { name: /^A word why/ }), "The stairs are too narrow");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel the order" }));
    await expect(args.onEvent).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenCalledWith(scheduling, {
      type: "cancel",
      reason: "The stairs are too narrow",
    });
  },
});
export const OpenedPickup = meta.story({
  args: {
    opened: {
      state: "ready",
      value: { order: pickup, side: "buyer", actions: ["pick-up", "complete-off", "cancel"] },
    },
  },
});
export const OpenedOnItsWay = meta.story({
  args: {
    opened: {
      state: "ready",
      value: { order: inTransit, side: "buyer", actions: ["deliver"], sending: "deliver" },
    },
  },
});
export const OpenedCancelled = meta.story({
  args: {
    selection: "closedPurchases",
    opened: { state: "ready", value: { order: cancelled, side: "buyer", actions: [] } },
  },
});
export const OpenedLoading = meta.story({ args: { opened: { state: "loading" } } });
export const OpenedFailed = meta.story({ args: { opened: { state: "failed" } } });
