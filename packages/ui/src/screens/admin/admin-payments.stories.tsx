import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type StuckPayment, stuckPaymentSchema } from "@heirloop/contract/admin/stuck-payment.endpoints";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { adminPage, maren, prairie } from "../../fixtures/admin.ts";
import { AdminScreen } from "./admin-screen.tsx";

const meta = preview.meta({
  component: AdminScreen,
  title: "Screens/Admin/Payments",
  parameters: { frame: "screen" },
  args: adminPage,
});

const stuckPayment = (id: string, rest: object = {}) =>
  stuckPaymentSchema.parse({
    _id: `stuck-${id}-0001`,
    kind: "payout",
    state: "refused",
    reason: "The account cannot receive transfers: its bank account was closed.",
    order: `5tb0qgs382pt4a4ssfd${id}`,
    amount: 1_572_50,
    party: prairie,
    since: "2026-11-14T09:00:00.000Z",
    attempts: 7,
    canSendAgain: true,
    canSettle: false,
    ...rest,
  });

const refund = { kind: "refund", amount: 53_63, party: maren, attempts: 1 };

const stuckPayments = [
  stuckPayment("1"),
  stuckPayment("2", { state: "no-account", reason: null, attempts: 0, canSendAgain: false }),
  stuckPayment("3", { ...refund, reason: "The charge is too old to be refunded.", canSettle: true }),
  stuckPayment("4", {
    ...refund,
    state: "returned",
    reason: "Stripe could not return the money: lost or stolen card.",
    canSendAgain: false,
    canSettle: true,
  }),
  stuckPayment("5", { ...refund, state: "unanswered", reason: "The connection was refused", attempts: 96 }),
];

const stuckPage = (payments: readonly StuckPayment[], total = payments.length) => ({
  payments: [...payments],
  total,
  page: 1,
  totalPages: Math.max(1, Math.ceil(total / constants.stuckPaymentsPerPage)),
});

export const Payments = meta.story({
  args: { payments: { state: "ready", value: stuckPage(stuckPayments, 70) } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: /^Send again: Payout, \$1,572\.50/ });
    await expect(Object.fromEntries(new FormData(button.closest("form") ?? undefined))).toEqual({
      intent: "send-again",
      id: "stuck-1-0001",
      attempts: "7",
    });
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute(
      "href",
      "/admin?tab=payments&page=2",
    );
  },
});

/** Nothing is sent before the admin has said how the buyer got the money. */
export const PaymentSettling = meta.story({
  args: Payments.input.args,
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole("button", { name: /^Settled by hand: Refund/ });
    if (!button) throw new Error("Nothing can be settled.");
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "Mark as settled" }));
    await waitFor(() => expect(screen.getByText("Say how it was settled")).toBeVisible());
    await expect(screen.getByRole("textbox", { name: /How it was settled/ })).toHaveFocus();
  },
});

export const PaymentsEmpty = meta.story({
  args: { payments: { state: "ready", value: stuckPage([]) } },
});

export const PaymentsError = meta.story({ args: { payments: { state: "failed" } } });
