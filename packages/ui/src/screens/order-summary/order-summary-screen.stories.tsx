import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { orders } from "../../fixtures/orders.ts";
import { OrderSummaryScreen, type OrderSummaryScreenProps } from "./order-summary-screen.tsx";

const meta = preview.meta({
  component: OrderSummaryScreen,
  title: "Screens/Order summary",
  parameters: { frame: "screen" },
  args: {
    orders: { state: "ready", value: [orders.requested] },
    email: "maren@example.com",
    onRetry: fn(),
  } satisfies OrderSummaryScreenProps,
});

export const OrderPlaced = meta.story({
  // Its chat opens with the seller's approval.
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Message the seller" })).toBeNull();
    await expect(canvas.getByText(`Order number ${orders.requested._id}`)).toBeVisible();
  },
});
export const OfferSent = meta.story({
  args: { orders: { state: "ready", value: [orders.offer] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Your offer" })).toBeVisible();
  },
});
export const MultipleSellers = meta.story({
  args: { orders: { state: "ready", value: [orders.requested, orders.pickup] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: "Message the seller" })).toHaveLength(1);
    await expect(canvas.getAllByText(/has 72 hours to approve/)).toHaveLength(1);
  },
});
export const Loading = meta.story({ args: { orders: { state: "loading" } } });
export const Error = meta.story({ args: { orders: { state: "failed" } } });
