import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { brandReviewSchema } from "@heirloop/contract/admin/brand-review.endpoints";
import {
  accountSchema,
  type AuditEntry,
  auditEntrySchema,
  type AuditPage,
  blockedOrderSchema,
  disputedPaymentSchema,
  heldReviewSchema,
  paidOrderSchema,
  reportedReviewSchema,
} from "@heirloop/contract/admin/admin.endpoints";
import { stuckPaymentSchema, type StuckPayment } from "@heirloop/contract/admin/stuck-payment.endpoints";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { storyNow } from "../../fixtures/listings.ts";
import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import { createCase } from "../../fixtures/order-cases.ts";
import { AdminScreen, type AdminScreenProps } from "./admin-screen.tsx";

const account = (id: string, firstName: string, lastName: string, rest: object = {}) =>
  accountSchema.parse({
    _id: `user-${id}-00001`,
    firstName,
    lastName,
    email: `${firstName}@example.com`.toLowerCase(),
    isBusiness: false,
    admin: false,
    blocked: false,
    closed: false,
    twoStep: false,
    since: "2026-03-02T09:00:00.000Z",
    ...rest,
  });
const maren = account("maren", "Maren", "Holt");
const accounts = [
  maren,
  account("prairie", "Prairie", "Modern", { isBusiness: true }),
  account("tobias", "Tobias", "Lindqvist-Fernández de la Cruz", { blocked: true }),
  account("opal", "Opal", "Reyes", { admin: true }),
];
const entry = (id: string, action: string, detail: string | null = null) =>
  auditEntrySchema.parse({
    _id: `audit-${id}-0001`,
    admin: account("opal", "Opal", "Reyes"),
    account: maren,
    action,
    detail,
    date: storyNow,
  });

const auditPage = (entries: AuditEntry[], total = entries.length): AuditPage => ({
  entries,
  total,
  page: 1,
  totalPages: Math.max(1, Math.ceil(total / constants.auditEntriesPerPage)),
});

const meta = preview.meta({
  component: AdminScreen,
  title: "Screens/Admin",
  parameters: { frame: "screen" },
  args: {
    keyword: "",
    accounts: { state: "ready", value: accounts },
    heldReviews: null,
    reportedReviews: null,
    orders: null,
    disputes: null,
    cases: null,
    paidOrders: null,
    payments: null,
    audit: null,
    auditedAccount: null,
    brands: null,
    onRetry: fn(),
  } satisfies AdminScreenProps,
});

export const Accounts = meta.story({
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole("row", { name: /Maren/ })).getByText("Individual")).toBeVisible();
  },
});
export const Blocking = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Block Maren Holt" }));
    await userEvent.click(await screen.findByRole("button", { name: "Block this account" }));
    await waitFor(() => expect(screen.getByText("Say why")).toBeVisible());
  },
});
/** Asks how the owner has proved who they are. */
export const TurningOffTwoStep = meta.story({
  args: {
    accounts: { state: "ready", value: [account("odessa", "Odessa", "Quill", { twoStep: true }), maren] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: "Turn off two-step verification of Odessa Quill" }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Turn off" }));
    await waitFor(() => expect(screen.getByText("Say why")).toBeVisible());
  },
});
/** A closed account stays blocked, which nobody can change. */
export const ClosedAccount = meta.story({
  args: {
    accounts: {
      state: "ready",
      value: [maren, account("former", "Former member", "", { blocked: true, closed: true })],
    },
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole("row", { name: /Former member/ }));
    await expect(row.getByText("Closed")).toBeVisible();
    await expect(row.queryByText("Blocked")).toBeNull();
    await expect(row.queryByRole("button", { name: /block/i })).toBeNull();
  },
});
/** More match than are listed. */
export const ManyAccounts = meta.story({
  args: {
    accounts: {
      state: "ready",
      value: Array.from({ length: constants.accountsFound }, (_, at) =>
        account(`holt-${at}`, "Maren", `Holt ${at + 1}`),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^These are the first 50 by name/)).toBeVisible();
  },
});
export const NoAccountsFound = meta.story({
  args: { keyword: "zzz", accounts: { state: "ready", value: [] } },
});
export const Blocked = meta.story({ args: { answer: { done: "Maren Holt is blocked." } } });
export const RequestFailed = meta.story({ args: { answer: { problem: "Permission denied" } } });
export const AccountsError = meta.story({ args: { accounts: { state: "failed" } } });
export const Loading = meta.story({ args: { accounts: { state: "loading" } } });
const heldReview = heldReviewSchema.parse({
  _id: "review-held-0001",
  shared: ["card", "device"],
  buyer: account("maren", "Maren", "Holt"),
  seller: account("prairie", "Prairie", "Modern"),
  aboutSeller: { rating: 5, feedback: "Better than described, and brought on time." },
  aboutBuyer: { rating: 5, feedback: null },
  listings: [{ heirloopId: "LAHD-2026", slug: "walnut-sideboard", title: "Walnut sideboard" }],
  heldAt: storyNow,
});
export const HeldReviews = meta.story({
  args: { accounts: null, heldReviews: { state: "ready", value: [heldReview] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Same payment card")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish the review by Maren Holt" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reject the review by Maren Holt" })).toBeVisible();
  },
});
export const HeldReviewsLongContent = meta.story({
  args: {
    accounts: null,
    heldReviews: {
      state: "ready",
      value: [
        {
          ...heldReview,
          aboutSeller: { rating: 5, feedback: "unbroken".repeat(250) },
          buyer: account("long", "Maximiliana".repeat(5), "Lindqvist"),
        },
      ],
    },
  },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
export const HeldReviewsEmpty = meta.story({
  args: { accounts: null, heldReviews: { state: "ready", value: [] } },
});
const reportedReview = reportedReviewSchema.parse({
  _id: "report-0001",
  about: "seller",
  target: "review",
  author: account("maren", "Maren", "Holt"),
  subject: account("prairie", "Prairie", "Modern"),
  rating: 1,
  feedback: "A liar. Call 555-0134 and tell them so.",
  reply: null,
  listings: [{ heirloopId: "LAHD-2026", slug: "walnut-sideboard", title: "Walnut sideboard" }],
  reports: [
    {
      _id: "report-0001",
      reporter: account("prairie", "Prairie", "Modern"),
      reason: "personal-data",
      text: "This is my mother’s phone number.",
      date: storyNow,
    },
    {
      _id: "report-0002",
      reporter: account("tobias", "Tobias", "Lindqvist"),
      reason: "offensive",
      text: "",
      date: storyNow,
    },
  ],
});
const reportedReply = {
  ...reportedReview,
  _id: "report-0003",
  target: "reply" as const,
  rating: 3,
  feedback: "A drawer sticks.",
  reply: { text: "Learn how to open a drawer.", date: storyNow, edited: false },
  reports: reportedReview.reports.slice(1),
};
export const ReportedReviews = meta.story({
  args: {
    accounts: null,
    heldReviews: { state: "ready", value: [] },
    reportedReviews: { state: "ready", value: [reportedReview, reportedReply] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Keep the review by Maren Holt" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove the reply by Prairie Modern" }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove the reply" }));
    await waitFor(() => expect(screen.getByText("Say why")).toBeVisible());
  },
});
export const ReportedReviewsEmpty = meta.story({
  args: {
    accounts: null,
    heldReviews: { state: "ready", value: [heldReview] },
    reportedReviews: { state: "ready", value: [] },
  },
});
export const ReportedReviewsError = meta.story({
  args: {
    accounts: null,
    heldReviews: { state: "ready", value: [] },
    reportedReviews: { state: "failed" },
  },
});
export const HeldReviewsError = meta.story({ args: { accounts: null, heldReviews: { state: "failed" } } });
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
  order("1", ["Walnut credenza"], "requested", accounts[2]),
  order("2", ["Oak dining table", "Six Windsor chairs with their old paint"], "in_transit", accounts[2]),
];
export const Orders = meta.story({
  args: { accounts: null, orders: { state: "ready", value: orders } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove and refund: Walnut credenza" }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove and refund" }));
    await waitFor(() => expect(screen.getByText("Say why")).toBeVisible());
  },
});
export const ContestedNoShow = meta.story({
  args: {
    accounts: null,
    orders: {
      state: "ready",
      value: [
        { ...order("3", ["Walnut credenza"], "active-pickup", accounts[0]), noShowBy: "buyer" },
        order("4", ["Oak dining table"], "requested", accounts[2]),
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
    accounts: null,
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
          seller: accounts[2],
          since: storyNow,
        }),
      ],
    },
  },
});
export const DisputesError = meta.story({
  args: { accounts: null, orders: { state: "ready", value: [] }, disputes: { state: "failed" } },
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
    seller: accounts[1],
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
    accounts: null,
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
    accounts: null,
    orders: { state: "ready", value: [] },
    keyword: "nobody@example.com",
    paidOrders: { state: "ready", value: [] },
  },
});
export const RefundsError = meta.story({
  args: { accounts: null, orders: { state: "ready", value: [] }, paidOrders: { state: "failed" } },
});
const stuckPayment = (id: string, rest: object = {}) =>
  stuckPaymentSchema.parse({
    _id: `stuck-${id}-0001`,
    kind: "payout",
    state: "refused",
    reason: "The account cannot receive transfers: its bank account was closed.",
    order: `5tb0qgs382pt4a4ssfd${id}`,
    amount: 1_572_50,
    party: accounts[1],
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
  args: { accounts: null, payments: { state: "ready", value: stuckPage(stuckPayments, 70) } },
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
  args: { accounts: null, payments: { state: "ready", value: stuckPage([]) } },
});
export const PaymentsError = meta.story({ args: { accounts: null, payments: { state: "failed" } } });
const listedCase = (status: OrderCaseStatus) => ({
  case: { ...createCase(status, "admin"), _id: `case-${status}` },
  pieces: ["Teak sideboard"],
  total: createCase(status, "admin").left,
  buyer: heldReview.buyer,
  seller: heldReview.seller,
});
export const Cases = meta.story({
  args: {
    accounts: null,
    cases: {
      state: "ready",
      value: (["escalated", "awaiting-seller", "returning"] as const).map(listedCase),
    },
  },
});
export const CasesEmpty = meta.story({ args: { accounts: null, cases: { state: "ready", value: [] } } });
export const CasesError = meta.story({ args: { accounts: null, cases: { state: "failed" } } });
export const OrdersEmpty = meta.story({ args: { accounts: null, orders: { state: "ready", value: [] } } });
export const OrdersLoading = meta.story({ args: { accounts: null, orders: { state: "loading" } } });
export const OrdersError = meta.story({ args: { accounts: null, orders: { state: "failed" } } });
export const Audit = meta.story({
  args: {
    accounts: null,
    audit: {
      state: "ready",
      value: auditPage([
        entry("4", "leave"),
        entry("3", "PUT /api/favorites/LAHD-2026"),
        entry("2", "enter"),
        entry("1", "block", "Asked buyers to pay outside of Heirloop, twice after a warning."),
      ]),
    },
  },
  play: async ({ canvas }) => {
    const [newest] = canvas.getAllByRole("row", { name: /Opal Reyes.*Maren Holt/ });
    if (!newest) throw new Error("The audit is empty.");
    await expect(within(newest).getByRole("link", { name: "maren@example.com" })).toHaveAttribute(
      "href",
      "/admin?find=maren%40example.com",
    );
  },
});
const newBrand = {
  _id: "tidewaterjoiners",
  name: "Tidewater Joiners",
  listings: 3,
  proposedBy: { firstName: "Maren", lastName: "Holt", email: "maren@example.com" },
  since: "2026-11-02T09:00:00.000Z",
  similar: null,
};
const review = brandReviewSchema.parse({
  brands: [
    newBrand,
    {
      ...newBrand,
      _id: "ravnsborgmobeler",
      name: "Ravnsborg Mobeler",
      listings: 1,
      similar: "ravnsborgmobler",
    },
    {
      ...newBrand,
      _id: "long",
      name: "The Very Long Named Cabinetmakers of Upper and Lower Saxony, Established 1874",
      proposedBy: null,
    },
  ],
  approved: [
    { _id: "haldenandmoss", name: "Halden & Moss" },
    { _id: "ravnsborgmobler", name: "Ravnsborg Møbler" },
  ],
});

export const Brands = meta.story({
  args: { accounts: null, brands: { state: "ready", value: review } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole("row", { name: /Ravnsborg Mobeler/ }));
    await expect(row.getByText("1 listing")).toBeVisible();
    await expect(row.getByRole("combobox", { name: "Brand that Ravnsborg Mobeler belongs to" })).toHaveValue(
      "Ravnsborg Møbler",
    );
    await expect(row.getByRole("button", { name: "Merge Ravnsborg Mobeler" })).toBeVisible();
  },
});
/** Rejecting cannot be undone, so it asks and says what it does. */
export const BrandRejection = meta.story({
  args: Brands.input.args,
  play: async ({ canvas }) => {
    const onSubmit = fn((event: SubmitEvent) => event.preventDefault());
    const button = canvas.getByRole("button", { name: "Reject Ravnsborg Mobeler" });
    const form = button.closest("form");
    form?.addEventListener("submit", onSubmit);
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: "Reject Ravnsborg Mobeler?" }));
    // The dialog may still fade in.
    await waitFor(() =>
      expect(dialog.getByText(/taken off 1 listing, and no listing can name it again/)).toBeVisible(),
    );
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Reject brand" }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      id: "ravnsborgmobeler",
      intent: "reject-brand",
    });
  },
});
export const BrandsEmpty = meta.story({
  args: { accounts: null, brands: { state: "ready", value: { brands: [], approved: [] } } },
});
export const BrandsError = meta.story({ args: { accounts: null, brands: { state: "failed" } } });
export const AuditOfAccount = meta.story({
  args: {
    accounts: null,
    auditedAccount: maren._id,
    audit: { state: "ready", value: auditPage([entry("4", "leave"), entry("2", "enter")], 120) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Only this account")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute(
      "href",
      `/admin?tab=audit&account=${maren._id}&page=2`,
    );
    await expect(canvas.getByRole("link", { name: "Show all accounts" })).toHaveAttribute(
      "href",
      "/admin?tab=audit",
    );
  },
});
export const AuditEmpty = meta.story({
  args: { accounts: null, audit: { state: "ready", value: auditPage([]) } },
});
export const AuditError = meta.story({ args: { accounts: null, audit: { state: "failed" } } });
