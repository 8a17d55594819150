import type { OrderStatus } from "@heirloop/contract/order/order-status";
import { getOrderChatClosedReason } from "@heirloop/machines/chat/chat-closed";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { DeliveryProofStory } from "../../fixtures/delivery-proof-story.tsx";
import { storyNow } from "../../fixtures/listings.ts";
import { buyer, createOrder } from "../../fixtures/orders.ts";
import { PurchasesScreen, type PurchasesScreenProps } from "./purchases-screen.tsx";

/** The statuses without a view of their own, one at a time. The stories with all of them have the pictures. */
const meta = preview.meta({
  component: PurchasesScreen,
  title: "Screens/Purchases/Statuses",
  parameters: { frame: "screen", pictures: "none" },
  args: {
    selection: "openPurchases",
    withSales: false,
    orders: { state: "ready", value: [] },
    isLater: false,
    next: null,
    opened: null,
    me: buyer._id,
    now: storyNow,
    onRetry: fn(),
    onEvent: fn(),
    proof: <DeliveryProofStory />,
  } satisfies PurchasesScreenProps,
});

const opened = (status: OrderStatus, selection: PurchasesScreenProps["selection"]) => {
  const order = createOrder({ status, approved: status !== "requested" && status !== "expired" });
  return {
    selection,
    orders: { state: "ready" as const, value: [order] },
    opened: {
      state: "ready" as const,
      value: {
        order,
        side: "buyer" as const,
        actions: [],
        counterRange: null,
        isChatClosed: getOrderChatClosedReason(order) !== null,
      },
    },
  };
};

export const Requested = meta.story({
  args: opened("requested", "openPurchases"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View conversation" })).toBeVisible();
    await expect(canvas.getByText("You can message the seller once the order is approved.")).toBeVisible();
    await expect(canvas.getByText("Order number").nextElementSibling).toHaveTextContent("order-requested");
  },
});
export const ActiveDelivery = meta.story({ args: opened("active-delivery", "openPurchases") });
export const CompletedOutsideHeirloop = meta.story({
  args: opened("completed-off-heirloop", "closedPurchases"),
});
/** The older spelling of the status, which orders from before still have. */
export const CanceledEarlier = meta.story({ args: opened("canceled", "closedPurchases") });
export const Expired = meta.story({
  args: opened("expired", "closedPurchases"),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Expired")[0]).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View conversation" })).toBeVisible();
    await expect(canvas.queryByText(/You can message the seller/)).toBeNull();
  },
});
export const Deleted = meta.story({ args: opened("deleted", "closedPurchases") });
