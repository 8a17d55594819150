import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { offerOutcomes } from "@heirloop/contract/order/offer-status";
import { endStatuses, openStatuses } from "@heirloop/contract/order/order-status";
import type { Order } from "@heirloop/contract/order/order.schema";
import { contextOfOrder } from "@heirloop/machines/order/order-context";
import { counterRange } from "@heirloop/machines/order/offer-range";
import { expect, fn, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { storyNow } from "../../fixtures/listings.ts";
import { DeliveryProofStory } from "../../fixtures/delivery-proof-story.tsx";
import { getPartlyRefundedOrder, refundedOrder } from "../../fixtures/order-money.ts";
import { createCase, deliveredOrder } from "../../fixtures/order-cases.ts";
import { buyer, orders, createOrder, seller } from "../../fixtures/orders.ts";
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

export const Default = meta.story();
export const WithSales = meta.story({ args: { withSales: true, selection: "openSales", me: seller._id } });
export const Offers = meta.story({
  args: { selection: "openOffers", orders: { state: "ready", value: [offer] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Offer $1,900")).toBeVisible();
    await expect(canvas.getByText("Total $2,118.12")).toBeVisible();
  },
});
export const Past = meta.story({
  args: {
    selection: "closedPurchases",
    orders: {
      state: "ready",
      value: [
        { ...completed, ownReview: { rating: null } },
        { ...completed, _id: orderIdSchema.parse("order-reviewed"), ownReview: { rating: 5 } },
        cancelled,
      ],
    },
    onReview: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole("link", { name: /^Leave a review of Prairie Modern, / });
    await expect(link).toHaveAttribute("href", `/reviews/new/${completed._id}`);
    await userEvent.click(link);
    await expect(args.onReview).toHaveBeenCalledOnce();
    await expect(canvas.getByText("You gave 5 stars")).toBeVisible();
  },
});
export const AllOutcomes = meta.story({
  args: {
    selection: "closedPurchases",
    orders: {
      state: "ready",
      value: endStatuses.map((status) => createOrder({ status })),
    },
  },
});
export const AllOpenStatuses = meta.story({
  args: { orders: { state: "ready", value: openStatuses.map((status) => createOrder({ status })) } },
});
/** What the buyer of a delivered order sees. */
const openedDelivered = (order: Order) => ({
  selection: "closedOffers" as const,
  opened: {
    state: "ready" as const,
    value: { order, side: "buyer" as const, actions: [], counterRange: null },
  },
});
export const Delivered = meta.story({
  args: openedDelivered({ ...deliveredOrder, ownReview: { rating: null } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Report a problem" })).toBeVisible();
    await expect(within(canvasElement).getByRole("link", { name: /^Leave a review/ })).toBeVisible();
  },
});
const { openedAt } = createCase("awaiting-seller", "buyer");
export const ProblemReported = meta.story({
  args: openedDelivered({
    ...deliveredOrder,
    reportableUntil: undefined,
    ownReview: { rating: 1 },
    case: { status: "awaiting-seller", outcome: null, openedAt },
  }),
});
/** An admin reads the order of others, and can do nothing in it. */
export const OpenedByAdmin = meta.story({
  args: {
    selection: "closedSales",
    withSales: true,
    opened: { state: "ready", value: { side: "admin", order: getPartlyRefundedOrder("admin") } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Approved by Prairie Modern")).toBeVisible();
    await expect(canvas.queryByText(/by you/)).toBeNull();
    await expect(canvas.queryAllByRole("button")).toEqual([]);
    await expect(canvas.getByText("Seller: refund")).toBeVisible();
    const hrefs = ["All orders", "Refund this order"].map((name) =>
      canvas.getByRole("link", { name }).getAttribute("href"),
    );
    await expect(hrefs).toEqual(["/admin?tab=orders", "/admin?tab=orders&find=order-completed"]);
  },
});
export const Empty = meta.story({ args: { orders: { state: "ready", value: [] } } });
/** A page in the middle of a long list. */
export const OlderOrders = meta.story({
  args: { ...Past.input.args, isLater: true, next: completed._id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Latest purchases" })).toHaveAttribute(
      "href",
      "/purchases?selection=closedPurchases",
    );
    await expect(canvas.getByRole("link", { name: "Older purchases" })).toHaveAttribute(
      "href",
      `/purchases?selection=closedPurchases&after=${completed._id}`,
    );
  },
});
/** Orders can move to another tab while the page is open. */
export const NothingOlder = meta.story({ args: { orders: { state: "ready", value: [] }, isLater: true } });
export const Loading = meta.story({ args: { orders: { state: "loading" } } });
export const Error = meta.story({ args: { orders: { state: "failed" } } });
export const OfferSent = meta.story({
  args: {
    selection: "openOffers",
    opened: {
      state: "ready",
      value: {
        order: offer,
        side: "buyer",
        actions: ["accept", "counter", "decline", "withdraw"],
        counterRange: counterRange(contextOfOrder(offer), "buyer"),
        isChatClosed: true,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View conversation" })).toBeVisible();
    await expect(canvas.getByText(/^You can message the seller once the offer is accepted/)).toBeVisible();
    await expect(canvas.getByText("Asking price").nextElementSibling).toHaveTextContent("$2,250");
    await expect(canvas.getByText("Your offer").nextElementSibling).toHaveTextContent("$1,800");
    await expect(canvas.getByText("Seller’s counteroffer").nextElementSibling).toHaveTextContent("$1,900");
    await expect(canvas.getByRole("button", { name: "Accept $1,900" })).toBeVisible();
    await expect(canvas.getByText("You pay $2,118.12 in total.")).toBeVisible();
    await expect(canvas.getByText("Counteroffer of $1,900 sent by Prairie Modern")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Decline" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Withdraw the offer" })).toBeNull();
  },
});
export const CounterOutOfRange = meta.story({
  args: OfferSent.input.args,
  play: async ({ canvas, args, userEvent }) => {
    const amount = canvas.getByLabelText("Your new offer");
    for (const typed of ["1800", "1900"]) {
      await userEvent.clear(amount);
      await userEvent.type(amount, typed);
      await userEvent.click(canvas.getByRole("button", { name: "Send this offer" }));
      await expect(amount).toHaveAccessibleDescription(/more than your last offer of \$1,800 and less than/);
      await expect(amount).toHaveValue(typed);
      await expect(amount).toHaveFocus();
    }
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
});
export const OfferOutcomes = meta.story({
  args: {
    selection: "closedOffers",
    orders: {
      state: "ready",
      value: offerOutcomes
        .filter((outcome) => outcome !== "accepted")
        .map((status) => ({
          ...createOrder({
            _id: orderIdSchema.parse(`offer-${status.padEnd(8, "0")}`),
            status: "deleted",
            approved: false,
            breakdown: offer.breakdown,
          }),
          offer: offer.offer && { ...offer.offer, status, turn: null },
        })),
    },
  },
  play: async ({ canvas }) => {
    const count = offerOutcomes.length - 1;
    await expect(canvas.getAllByText("Offer $1,900")).toHaveLength(count);
    await expect(canvas.getAllByText("Total $2,118.12")).toHaveLength(count);
  },
});
export const SoldToAnother = meta.story({
  args: {
    selection: "closedOffers",
    opened: {
      state: "ready",
      value: {
        order: {
          ...createOrder({
            status: "deleted",
            approved: false,
            payment: { status: "voided", card: "Visa ending 4242" },
          }),
          offer: offer.offer && { ...offer.offer, status: "sold", turn: null },
          history: [...offer.history, { type: "end-offer", by: null, at: storyNow, reason: null }],
        },
        side: "buyer",
        actions: [],
        counterRange: null,
      },
    },
  },
});
const unpaid = (payment: Order["payment"], more: Partial<Order> = {}) => ({
  ...offer,
  payment,
  deadline: { event: "expire" as const, at: new Date(Date.parse(storyNow) + 20 * 3_600_000).toISOString() },
  history: [...offer.history, { type: "accept", by: "buyer" as const, at: storyNow, reason: null }],
  ...more,
});
export const PaymentPending = meta.story({
  args: {
    selection: "openOffers",
    opened: {
      state: "ready",
      value: {
        order: unpaid({ status: "pending", card: "Visa ending 4242", confirmationUrl: "/bank" }),
        side: "buyer",
        actions: [],
        counterRange: null,
      },
    },
  },
});
export const CardDeclined = meta.story({
  args: {
    selection: "openOffers",
    onNewCard: fn(),
    opened: {
      state: "ready",
      value: {
        order: unpaid({ status: "failed", card: "Visa ending 9995" }),
        side: "buyer",
        actions: ["retry-payment", "withdraw"],
        counterRange: null,
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Card number/), "4242 4242 4242 4242");
    await userEvent.type(canvas.getByLabelText(/Expires/), "12/30");
    await userEvent.type(canvas.getByLabelText(/Security code/), "123");
    await userEvent.click(canvas.getByRole("button", { name: "Pay with this card" }));
    await expect(args.onNewCard).toHaveBeenCalledWith(expect.objectContaining({ _id: offer._id }), {
      number: "4242 4242 4242 4242",
      expiry: "12/30",
      cvc: "123",
    });
  },
});
export const Scheduling = meta.story({
  args: {
    opened: {
      state: "ready",
      value: {
        order: scheduling,
        side: "buyer",
        counterRange: null,
        actions: ["schedule", "confirm-schedule", "complete-off", "cancel"],
      },
    },
  },
});
export const ProposingTime = meta.story({
  args: Scheduling.input.args,
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
export const ConfirmingTime = meta.story({
  args: Scheduling.input.args,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const window = "Thursday, November 26, 5 to 9 pm";
    await userEvent.click(canvas.getByRole("button", { name: `Agree to ${window}` }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Agree to this time?" }),
    );
    await dialog.findByText(new RegExp(window));
    await expect(args.onEvent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Agree to this time" }));
    await expect(args.onEvent).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenCalledWith(scheduling, {
      type: "confirm-schedule",
      window: "2026-11-26/evening",
    });
  },
});
export const Canceling = meta.story({
  args: Scheduling.input.args,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Cancel the order" }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Cancel this order?" }),
    );
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "The stairs are too narrow");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel the order" }));
    await expect(args.onEvent).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenCalledWith(scheduling, {
      type: "cancel",
      reason: "The stairs are too narrow",
    });
  },
});
export const PickupScheduled = meta.story({
  args: {
    opened: {
      state: "ready",
      value: {
        order: pickup,
        side: "buyer",
        counterRange: null,
        actions: ["pick-up", "complete-off", "cancel"],
      },
    },
  },
});
export const Rescheduled = meta.story({
  args: {
    orders: { state: "ready", value: [orders.rescheduled] },
    opened: {
      state: "ready",
      value: {
        order: orders.rescheduled,
        side: "buyer",
        counterRange: null,
        actions: ["keep-schedule", "confirm-reschedule", "pick-up", "reschedule", "complete-off", "cancel"],
      },
    },
  },
  play: async ({ canvas }) => {
    const proposal = await canvas.findByRole("region", { name: "Prairie Modern proposes another time" });
    await expect(within(proposal).getByText("Friday, November 27, noon to 5 pm")).toBeVisible();
  },
});
export const NoShow = meta.story({
  args: {
    orders: { state: "ready", value: [orders.noShow] },
    opened: {
      state: "ready",
      value: {
        order: orders.noShow,
        side: "buyer",
        counterRange: null,
        actions: ["contest-no-show", "pick-up", "reschedule", "complete-off", "cancel"],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("region", { name: "Prairie Modern says that you did not come" }),
    ).toBeVisible();
  },
});
export const DeliveryProved = meta.story({
  args: {
    selection: "closedPurchases",
    opened: {
      state: "ready",
      value: { order: orders.proved, side: "buyer", counterRange: null, actions: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /^Proof of delivery: / })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to past purchases" })).toHaveAttribute(
      "href",
      "/purchases?selection=closedPurchases",
    );
  },
});
export const ConfirmingPickup = meta.story({
  args: PickupScheduled.input.args,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "I have it" }));
    const dialog = within(await page.findByRole("dialog", { name: "Do you have the piece?" }));
    await dialog.findByText(/is paid in 48 hours/);
    await userEvent.click(dialog.getByRole("button", { name: "Go back" }));
    await expect(args.onEvent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "I have it" }));
    const again = within(await page.findByRole("dialog", { name: "Do you have the piece?" }));
    await userEvent.click(again.getByRole("button", { name: "Confirm pickup" }));
    await expect(args.onEvent).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenCalledWith(pickup, { type: "pick-up" });
  },
});
export const ConfirmingArrival = meta.story({
  args: {
    opened: {
      state: "ready",
      value: { order: inTransit, side: "buyer", counterRange: null, actions: ["deliver"] },
    },
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "It has arrived" }));
    const dialog = within(await page.findByRole("dialog", { name: "Has it arrived?" }));
    await dialog.findByText(/can no longer be canceled/);
    await userEvent.click(dialog.getByRole("button", { name: "Confirm arrival" }));
    await expect(args.onEvent).toHaveBeenCalledWith(inTransit, { type: "deliver" });
  },
});
export const InTransit = meta.story({
  args: {
    opened: {
      state: "ready",
      value: {
        order: inTransit,
        side: "buyer",
        counterRange: null,
        actions: ["deliver"],
        sending: "deliver",
      },
    },
  },
});
export const Canceled = meta.story({
  args: {
    selection: "closedPurchases",
    opened: { state: "ready", value: { order: cancelled, side: "buyer", counterRange: null, actions: [] } },
  },
});
export const MoneyRefunded = meta.story({
  args: {
    selection: "closedPurchases",
    opened: {
      state: "ready",
      value: {
        order: refundedOrder,
        side: "buyer",
        counterRange: null,
        actions: [],
      },
    },
  },
  play: async ({ canvas }) => {
    const money = within(canvas.getByRole("heading", { name: "Money" }).closest("section") ?? document.body);
    await expect(money.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Reserved on your card.*\$2,493\.80$/),
      expect.stringMatching(
        /^ChargedPieces \$2,250, delivery \$89, discount −\$30, tax \$184\.80.*[^−]\$2,493\.80$/,
      ),
      expect.stringMatching(/^Refunded.*\+\$2,493\.80$/),
    ]);
  },
});
export const MoneyPartlyRefunded = meta.story({
  args: {
    selection: "closedPurchases",
    opened: {
      state: "ready",
      value: {
        order: getPartlyRefundedOrder("buyer"),
        side: "buyer",
        counterRange: null,
        actions: [],
      },
    },
  },
  play: async ({ canvas }) => {
    const line = canvas.getByText("Refunded").closest("li") ?? document.body;
    await expect(within(line).getByText("“The left drawer arrived with a cracked runner”")).toBeVisible();
  },
});
export const PromoCodeReturned = meta.story({
  args: {
    selection: "closedPurchases",
    opened: {
      state: "ready",
      value: {
        order: cancelled,
        side: "buyer",
        counterRange: null,
        actions: [],
        promoCode: { code: "WELCOME30", expiresAt: "2026-11-27T09:00:00.000Z" },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("You can use your promo code WELCOME30 again until Nov 27, 2026."),
    ).toBeVisible();
  },
});
export const OrderLoading = meta.story({ args: { opened: { state: "loading" } } });
export const OrderError = meta.story({ args: { opened: { state: "failed" } } });
