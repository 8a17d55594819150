import { paidOrderSchema } from "@heirloop/contract/admin/admin.endpoints";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { adminPage, maren, prairie } from "../../fixtures/admin.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { AdminScreen } from "./admin-screen.tsx";

const meta = preview.meta({
  component: AdminScreen,
  title: "Screens/Admin/Refunds",
  parameters: { frame: "screen" },
  args: adminPage,
});

const paidOrder = (id: string, rest: object = {}) =>
  paidOrderSchema.parse({
    _id: `order-${id}-0001`,
    status: "completed",
    pieces: ["Walnut credenza"],
    total: 1_850_00,
    refundable: 1_850_00,
    refunding: 0,
    disputed: false,
    buyer: maren,
    seller: prairie,
    date: storyNow,
    ...rest,
  });

const paidOrders = [
  paidOrder("1"),
  paidOrder("2", { pieces: ["Oak dining table", "Six Windsor chairs"], refundable: 350_50 }),
  paidOrder("3", { pieces: ["Teak sideboard"], disputed: true }),
  paidOrder("4", { pieces: ["Brass floor lamp"], status: "cancelled", refundable: 0 }),
  paidOrder("5", { pieces: ["Rattan chair"], refundable: 0, refunding: 1_850_00 }),
];

export const Refunds = meta.story({
  args: {
    orders: { state: "ready", value: [] },
    paidOrders: { state: "ready", value: paidOrders },
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole<HTMLFormElement>("search", { name: "Search paid orders" });
    await userEvent.type(within(search).getByRole("searchbox"), "order-2-0001");
    await expect(Object.fromEntries(new FormData(search))).toEqual({ tab: "orders", find: "order-2-0001" });
  },
});

export const RefundInvalid = meta.story({
  args: Refunds.input.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Refund: Walnut credenza" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /Amount/ }), "2000");
    await userEvent.click(screen.getByRole("button", { name: "Refund $2,000" }));
    await waitFor(() => expect(screen.getByText("Refund an amount from $1 to $1,850")).toBeVisible());
    await expect(screen.getByRole("textbox", { name: /Amount/ })).toHaveValue("2000");
    await expect(screen.getByText("Say why")).toBeVisible();
  },
});

export const RefundRest = meta.story({
  args: Refunds.input.args,
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: "Refund: Oak dining table, Six Windsor chairs" }),
    );
    await userEvent.click(await screen.findByRole("radio", { name: /All that is left/ }));
    // The dialog may still fade in.
    await waitFor(() => expect(screen.getByRole("button", { name: "Refund $350.50" })).toBeVisible());
  },
});

export const RefundsEmpty = meta.story({
  args: {
    orders: { state: "ready", value: [] },
    keyword: "nobody@example.com",
    paidOrders: { state: "ready", value: [] },
  },
});

export const RefundsError = meta.story({
  args: { orders: { state: "ready", value: [] }, paidOrders: { state: "failed" } },
});
