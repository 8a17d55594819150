import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { OrderEventType } from "@heirloop/contract/order/order.events";
import { getOrderChatClosedReason } from "@heirloop/machines/chat/chat-closed";
import { contextOfOrder } from "@heirloop/machines/order/order-context";
import { counterRange } from "@heirloop/machines/order/offer-range";
import { storyNow } from "../../fixtures/listings.ts";
import { DeliveryProofStory } from "../../fixtures/delivery-proof-story.tsx";
import { disputedOrder, getPartlyRefundedOrder, paidOutOrder } from "../../fixtures/order-money.ts";
import { asSeller, orders, seller } from "../../fixtures/orders.ts";
import { SalesScreen, type SalesScreenProps } from "./sales-screen.tsx";

const view = (order: Order, ...actions: OrderEventType[]) => ({
  state: "ready" as const,
  value: {
    order: asSeller(order),
    side: "seller" as const,
    actions,
    counterRange: counterRange(contextOfOrder(order), "seller"),
    isChatClosed: getOrderChatClosedReason(order) !== null,
  },
});

const meta = preview.meta({
  component: SalesScreen,
  title: "Screens/Sales",
  parameters: { frame: "screen" },
  args: {
    selection: "openSales",
    orders: {
      state: "ready",
      value: [orders.requested, orders.carrier, orders.awaitingShipping, orders.pickup].map(asSeller),
    },
    isLater: false,
    next: null,
    opened: null,
    me: seller._id,
    now: storyNow,
    onRetry: fn(),
    onEvent: fn(),
    proof: <DeliveryProofStory />,
  } satisfies SalesScreenProps,
});

export const Default = meta.story();
export const PaymentDisputed = meta.story({
  args: {
    selection: "closedSales",
    orders: { state: "ready", value: [disputedOrder, orders.cancelled] },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("listitem").filter((row) => within(row).queryByRole("article") !== null);
    await expect(rows.map((row) => within(row).queryByText("Payment disputed") !== null)).toEqual([
      true,
      false,
    ]);
  },
});
export const MoreOffers = meta.story({
  args: {
    selection: "openOffers",
    orders: { state: "ready", value: [asSeller(orders.offer)] },
    next: orders.offer._id,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Older offers" })).toHaveAttribute(
      "href",
      `/sales?selection=openOffers&after=${orders.offer._id}`,
    );
    await expect(canvas.queryByRole("link", { name: /^Latest/ })).toBeNull();
  },
});
export const Empty = meta.story({
  args: { orders: { state: "ready", value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "See open offers" })).toHaveAttribute(
      "href",
      "/sales?selection=openOffers",
    );
  },
});
export const AwaitingApproval = meta.story({
  args: { opened: view(orders.requested, "approve", "decline") },
});
export const ConfirmingApproval = meta.story({
  args: AwaitingApproval.input.args,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Approve the order" }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Approve this order?" }),
    );
    await dialog.findByText(/card is charged .* now and the piece is sold/);
    await expect(args.onEvent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Approve and charge" }));
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ _id: orders.requested._id }), {
      type: "approve",
    });
  },
});
export const SchedulingPickup = meta.story({
  args: { opened: view(orders.schedulingPickup, "set-pickup", "complete-off", "cancel") },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Enter where the buyer picks it up/)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Save pickup details" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Propose this time" })).toBeNull();
  },
});
/** Before the approval, the seller sees where it goes and that the carrier is theirs to pay. */
export const DeliveryByCarrier = meta.story({
  args: { opened: view({ ...orders.requested, deliveredBy: "carrier" }, "approve", "decline") },
  play: async ({ canvas, canvasElement }) => {
    const duty =
      /You book and pay the carrier that brings it to Wichita, KS. The \$89 that the buyer pays for it/;
    const received = within(canvas.getByRole("region", { name: "What you receive" }));
    await expect(received.getByText(duty)).toBeVisible();
    await expect(canvas.getByText("Delivery to")).toBeVisible();
    await expect(canvas.queryByText(/1421 N Waco Ave/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Approve the order" }));
    const dialog = within(canvasElement.ownerDocument.body).findByRole("dialog");
    await expect(within(await dialog).getByText(duty)).toBeInTheDocument();
  },
});
export const AwaitingCarrier = meta.story({
  args: { opened: view(orders.carrier, "assign-carrier", "cancel") },
});
export const AwaitingShipment = meta.story({
  args: { opened: view(orders.awaitingShipping, "ship", "cancel") },
});
export const AwaitingHandoff = meta.story({
  args: {
    opened: {
      state: "ready",
      value: {
        ...view(orders.pickup, "pick-up", "cancel").value,
        errors: {
          code: "This is not the buyer’s code. Check it with the buyer: it is on the page of their order. The buyer can also confirm the pickup there, without a code.",
        },
      },
    },
  },
});
export const HandoffWithoutPayouts = meta.story({
  parameters: { pictures: "none" },
  args: {
    opened: {
      state: "ready",
      value: { ...view(orders.pickup, "pick-up", "cancel").value, payoutsConnected: false },
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Handoff code" }), "314159");
    await userEvent.click(canvas.getByRole("button", { name: "Handed over" }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole("dialog", { name: "Have you handed it over?" }));
    await waitFor(() => expect(dialog.getByText(/your payout waits until they are/)).toBeVisible());
    await expect(dialog.getByRole("link", { name: "Connect payouts" })).toHaveAttribute("href", "/payouts");
    await userEvent.click(dialog.getByRole("button", { name: "Confirm handoff" }));
    await expect(args.onEvent).toHaveBeenCalledOnce();
  },
});
export const AwaitingDelivery = meta.story({
  args: { opened: view(orders.delivery, "deliver", "cancel") },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "It has been delivered" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Add a picture of the piece where you left it");
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
});
export const OfferCountered = meta.story({
  args: { opened: view(orders.offer) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Counteroffer sent")).toBeVisible();
    await expect(canvas.getByText(/^The buyer has your counteroffer/)).toBeVisible();
    await expect(canvas.queryByText(/Accept it/)).toBeNull();
  },
});
export const MoneyPaidOut = meta.story({
  args: {
    selection: "closedSales",
    opened: view(paidOutOrder),
  },
  play: async ({ canvas }) => {
    const money = within(canvas.getByRole("heading", { name: "Money" }).closest("section") ?? document.body);
    await expect(money.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^EarnedPieces \$2,250, delivery \$89, our fee −\$337\.50.*\+\$2,001\.50$/),
      expect.stringMatching(/^The owner’s share.*−\$1,350$/),
      expect.stringMatching(/^Sent to your bank.*\$651\.50$/),
      expect.stringMatching(/^Arrived at your bank.*\$651\.50$/),
    ]);
  },
});
export const MoneyOnHold = meta.story({
  args: {
    selection: "closedSales",
    opened: view(disputedOrder),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Payment disputed")).toBeVisible();
    await expect(canvas.getByText("On hold: the buyer’s bank is asking")).toBeVisible();
  },
});
export const MoneyPartlyRefunded = meta.story({
  args: {
    selection: "closedSales",
    opened: view(getPartlyRefundedOrder("seller")),
  },
  play: async ({ canvas }) => {
    const line = canvas.getByText("Refunded to the buyer").closest("li") ?? document.body;
    await expect(within(line).getByText("“The left drawer arrived with a cracked runner”")).toBeVisible();
  },
});
export const OutdatedOrder = meta.story({
  args: {
    opened: {
      state: "ready",
      value: {
        ...view(orders.requested, "approve", "decline").value,
        problem: "The order is canceled; it does not take “approve” from the seller now",
      },
    },
  },
});

const buyerRecord = {
  purchases: 4,
  canceled: 1,
  rating: 4.8,
  ratings: 3,
  since: "2024-03-02T09:00:00.000Z",
};
export const BuyerKnown = meta.story({
  args: { opened: view({ ...orders.requested, buyerRecord }, "approve", "decline") },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("4 completed purchases · 1 order canceled after an agreement"),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Read what sellers say" })).toHaveAttribute(
      "href",
      `/buyer-reviews/${orders.requested._id}`,
    );
  },
});
export const FirstPurchase = meta.story({
  args: {
    opened: view(
      {
        ...orders.requested,
        buyerRecord: { ...buyerRecord, purchases: 0, canceled: 0, rating: null, ratings: 0 },
      },
      "approve",
      "decline",
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("First purchase here")).toBeVisible();
  },
});
