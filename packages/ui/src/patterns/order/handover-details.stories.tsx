import type { OrderEventType } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { longWord } from "../../fixtures/long-content.ts";
import { asSeller, contacts, createOrder, orders, pickupDetails } from "../../fixtures/orders.ts";
import { HandoverDetails } from "./handover-details.tsx";

const view = (order: Order, side: Side, ...actions: OrderEventType[]) => ({
  order: side === "seller" ? asSeller(order) : order,
  side,
  actions,
  counterRange: null,
  ownPhone: "+1 316 555 0177",
});

const meta = preview.meta({
  component: HandoverDetails,
  title: "Patterns/Handover details",
  args: { view: view(orders.pickup, "buyer"), onEvent: fn(), onCopyAddress: fn() },
});

const entered = { ...orders.schedulingPickup, pickup: pickupDetails };

export const PickupForBuyer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "(316) 555-0177" })).toHaveAttribute(
      "href",
      "tel:+13165550177",
    );
    await expect(canvas.getByRole("link", { name: "Call Owen" })).toHaveAttribute("href", "tel:+13165550177");
    const map = canvas.getByRole("link", { name: "Open map" });
    await expect(map).toHaveAttribute(
      "href",
      "https://www.google.com/maps/search/?api=1&query=318%20E%20Douglas%20Ave%2C%20Wichita%2C%20KS%2067202",
    );
    await expect(map).toHaveAttribute("target", "_blank");
    await expect(map).toHaveAttribute("rel", "noreferrer");
    await expect(canvas.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
      "href",
      `/order-calendar/${orders.pickup._id}`,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Copy address" }));
    await expect(args.onCopyAddress).toHaveBeenCalledWith(
      "318 E Douglas Ave, Rear entrance, Wichita, KS 67202",
    );
  },
});
export const PickupForSeller = meta.story({
  args: { view: view(orders.pickup, "seller", "set-pickup", "pick-up") },
  play: async ({ canvas }) => {
    await canvas.findByText("Change pickup details");
    await expect(canvas.getByRole("link", { name: "Call Maren" })).toHaveAttribute(
      "href",
      "tel:+13165550142",
    );
    await expect(canvas.queryByRole("link", { name: "Open map" })).toBeNull();
  },
});
/** Without buttons nothing is below the text. */
export const PickupBeforeAgreementForBuyer = meta.story({
  args: { view: view({ ...orders.schedulingPickup, contact: null }, "buyer") },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("region");
    const below =
      card.getBoundingClientRect().bottom - canvas.getByText(/^You’ll see/).getBoundingClientRect().bottom;
    await expect(below).toBeLessThanOrEqual(Number.parseFloat(getComputedStyle(card).paddingBottom) + 1);
  },
});
export const PickupBeforeAgreementForSeller = meta.story({
  args: { view: view(entered, "seller", "set-pickup") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Change pickup details")).toBeVisible();
  },
});
export const PickupMissing = meta.story({
  args: { view: view(orders.schedulingPickup, "seller", "set-pickup") },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save pickup details" }));
    await expect(canvas.getByLabelText("Street address")).toHaveAccessibleDescription(
      "Enter a street address",
    );
    await expect(canvas.getByLabelText("Street address")).toHaveFocus();
    await expect(args.onEvent).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText("Street address"), "318 E Douglas Ave");
    await userEvent.type(canvas.getByLabelText("City"), "Wichita");
    await userEvent.selectOptions(canvas.getByLabelText("State"), "KS");
    await userEvent.type(canvas.getByLabelText("ZIP code"), "10001");
    await userEvent.click(canvas.getByRole("button", { name: "Save pickup details" }));
    await expect(canvas.getByLabelText("ZIP code")).toHaveAccessibleDescription(
      "ZIP code 10001 is in New York. Check the ZIP code or the state.",
    );
    await expect(canvas.getByLabelText("ZIP code")).toHaveFocus();
    await expect(canvas.getByLabelText("ZIP code")).toHaveValue("10001");
    await expect(args.onEvent).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText("ZIP code"));
    await userEvent.type(canvas.getByLabelText("ZIP code"), "67202");
    await userEvent.type(canvas.getByLabelText(/^Access notes/), "Ring twice.");
    await userEvent.click(canvas.getByRole("button", { name: "Save pickup details" }));
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ status: "scheduling" }), {
      type: "set-pickup",
      address: { line1: "318 E Douglas Ave", line2: "", city: "Wichita", state: "KS", zip: "67202" },
      phone: "(316) 555-0177",
      accessNotes: "Ring twice.",
    });
  },
});
export const PickupUnknown = meta.story({
  args: {
    view: view({ ...orders.pickup, pickup: null, contact: { ...contacts.buyer, phone: null } }, "buyer"),
  },
});
export const ChangingPickup = meta.story({
  args: { view: view(orders.pickup, "seller", "set-pickup") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Change pickup details"));
    await expect(canvas.getByLabelText("Street address")).toHaveValue("318 E Douglas Ave");
  },
});
export const DeliveryForBuyer = meta.story({ args: { view: view(orders.delivery, "buyer") } });
export const DeliveryForSeller = meta.story({ args: { view: view(orders.delivery, "seller", "deliver") } });
export const DeliveryBeforeAgreementForBuyer = meta.story({
  args: { view: view(orders.scheduling, "buyer") },
});
export const DeliveryBeforeAgreementForSeller = meta.story({
  args: { view: view(orders.scheduling, "seller") },
});
export const CarrierForSeller = meta.story({
  args: { view: view(orders.carrier, "seller", "assign-carrier") },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Add to calendar" })).toBeNull();
  },
});
export const Ended = meta.story({
  args: { view: view(createOrder({ status: "cancelled" }), "buyer") },
  parameters: { pictures: "none" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
});
export const LongContent = meta.story({
  args: {
    view: view(
      {
        ...orders.pickup,
        pickup: {
          ...pickupDetails,
          accessNotes: longWord,
          address: { ...pickupDetails.address, line1: longWord },
        },
        contact: { firstName: longWord, phone: "+1 (316) 555-0177" },
      },
      "buyer",
    ),
  },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
export const NoFreeTimes = meta.story({
  args: {
    view: view(
      { ...orders.schedulingPickup, schedule: { ...orders.schedulingPickup.schedule, offered: [] } },
      "buyer",
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no free pickup times in the next three weeks/)).toBeVisible();
  },
});
export const BothLate = meta.story({
  args: {
    view: view(
      {
        ...orders.pickup,
        schedule: {
          ...orders.pickup.schedule,
          late: [
            { by: "seller", minutes: 15 },
            { by: "buyer", minutes: 30 },
            { by: "seller", minutes: 60 },
          ],
        },
      },
      "buyer",
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Prairie Modern, by about 60 minutes")).toBeVisible();
    await expect(canvas.getByText("You are about 30 minutes late")).toBeVisible();
  },
});
export const OtherTimeZone = meta.story({
  args: {
    view: view(
      { ...orders.pickup, schedule: { ...orders.pickup.schedule, timeZone: "Pacific/Honolulu" } },
      "buyer",
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^All times are in Hawaii-Aleutian .*, where the seller is\.$/),
    ).toBeVisible();
  },
});
/** Speaks to the seller, not about them. */
export const OtherTimeZoneForSeller = meta.story({
  parameters: { pictures: "none" },
  args: {
    view: view(
      { ...orders.pickup, schedule: { ...orders.pickup.schedule, timeZone: "Pacific/Honolulu" } },
      "seller",
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^All times are in Hawaii-Aleutian .*, where you are\.$/)).toBeVisible();
  },
});
