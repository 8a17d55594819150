import { blockedOrderSchema, disputedPaymentSchema } from "@heirloop/contract/admin/admin.endpoints";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { adminPage, maren, tobias } from "../../fixtures/admin.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { AdminScreen } from "./admin-screen.tsx";

const meta = preview.meta({
  component: AdminScreen,
  title: "Screens/Admin/Orders",
  parameters: { frame: "screen" },
  args: adminPage,
});

const order = (id: string, pieces: readonly string[], status: string, seller: unknown) =>
  blockedOrderSchema.parse({
    _id: `order-${id}-0001`,
    status,
    pieces,
    total: 1_850_00,
    buyer: maren,
    seller,
    date: storyNow,
  });

const orders = [
  order("1", ["Walnut credenza"], "requested", tobias),
  order("2", ["Oak dining table", "Six Windsor chairs with their old paint"], "in_transit", tobias),
];

export const Orders = meta.story({
  args: { orders: { state: "ready", value: orders } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove and refund: Walnut credenza" }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove and refund" }));
    await waitFor(() => expect(screen.getByText("Say why")).toBeVisible());
  },
});

export const OrdersEmpty = meta.story({ args: { orders: { state: "ready", value: [] } } });

export const OrdersLoading = meta.story({ args: { orders: { state: "loading" } } });

export const OrdersError = meta.story({ args: { orders: { state: "failed" } } });

export const ContestedNoShow = meta.story({
  args: {
    orders: {
      state: "ready",
      value: [
        { ...order("3", ["Walnut credenza"], "active-pickup", maren), noShowBy: "buyer" },
        order("4", ["Oak dining table"], "requested", tobias),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Maren reported a no-show, contested")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Complete and pay out/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Complete and pay out: Walnut credenza" }));
    await userEvent.click(await screen.findByRole("button", { name: "Complete and pay out" }));
    await waitFor(() => expect(screen.getByText("Say why")).toBeVisible());
  },
});

export const Disputes = meta.story({
  args: {
    orders: { state: "ready", value: [] },
    disputes: {
      state: "ready",
      value: [
        disputedPaymentSchema.parse({
          _id: "dp_1PqX8s2eZvKYlo2C",
          order: "order-1-0001",
          pieces: ["Walnut credenza"],
          amount: 1_850_00,
          buyer: maren,
          seller: tobias,
          since: storyNow,
        }),
      ],
    },
  },
});

export const DisputesError = meta.story({
  args: { orders: { state: "ready", value: [] }, disputes: { state: "failed" } },
});
