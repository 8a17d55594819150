import { userIdSchema } from "@heirloop/contract/identity/identity.schema";
import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import { orderCaseReasons } from "@heirloop/contract/order/order-case-status";
import type { CaseViewer } from "@heirloop/contract/order-case/order-case.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { DeliveryProofStory } from "../../fixtures/delivery-proof-story.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { createCase, deliveredOrder } from "../../fixtures/order-cases.ts";
import { getPartlyRefundedOrder } from "../../fixtures/order-money.ts";
import { orders } from "../../fixtures/orders.ts";
import { OrderCaseScreen, type OrderCaseScreenProps } from "./order-case-screen.tsx";

const report = {
  kind: "report",
  reasons: orderCaseReasons,
  until: deliveredOrder.reportableUntil ?? storyNow,
  paid: deliveredOrder.breakdown.total,
} as const;

const meta = preview.meta({
  component: OrderCaseScreen,
  title: "Screens/Order case",
  parameters: { frame: "screen" },
  args: {
    order: deliveredOrder,
    viewer: "buyer",
    content: report,
    answer: null,
    orderHref: pageUrls.purchases(),
    pictures: <DeliveryProofStory />,
    now: storyNow,
  } satisfies OrderCaseScreenProps,
});

const show = (status: OrderCaseStatus, viewer: CaseViewer) => ({
  viewer,
  content: { kind: "case" as const, case: createCase(status, viewer) },
});
const phone = { viewport: { value: "phone" } };

export const Report = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("textbox", { name: "Amount of the refund" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "It does not fit" }));
    await expect(canvas.queryByRole("textbox", { name: "Amount of the refund" })).toBeNull();
    await expect(canvas.getAllByRole("radio", { name: "Return it for a full refund" })).toHaveLength(1);
    await expect(canvas.getByRole("radio", { name: "Return it for a full refund" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "It is damaged" }));
    await userEvent.click(canvas.getByRole("radio", { name: /get part of the money back/ }));
    await expect(canvas.getByRole("textbox", { name: /Amount of the refund/ })).toBeVisible();
  },
});
export const ReportMobile = meta.story({
  globals: phone,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
export const ReportErrors = meta.story({
  args: {
    answer: {
      type: "report",
      values: { reason: "damaged", description: "A leg is cracked.", solution: "refund", amount: "90000" },
      errors: {
        pictures: "Add at least one picture that shows the problem",
        amount: "Enter less than $2,100. To get everything back, choose a return.",
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: /Describe it/ })).toHaveValue("A leg is cracked.");
    await expect(canvas.getByRole("textbox", { name: /Amount of the refund/ })).toHaveValue("90000");
    await expect(canvas.getByText("Add at least one picture that shows the problem")).toBeVisible();
  },
});
export const TooLate = meta.story({
  args: {
    content: {
      kind: "closed",
      reason:
        "A problem can be reported within 48 hours of delivery. Call or email us if something is still wrong.",
    },
  },
});
export const AwaitingSeller = meta.story({
  globals: phone,
  args: show("awaiting-seller", "seller"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Accept" })).toBeVisible();
    await expect(canvas.getByText("Waiting for you")).toBeVisible();
    await expectNoSidewaysScroll(canvasElement);
  },
});
export const AwaitingSellerAsBuyer = meta.story({ args: show("awaiting-seller", "buyer") });
export const ProposalErrors = meta.story({
  args: {
    ...show("awaiting-seller", "seller"),
    answer: {
      type: "propose",
      values: { solution: "refund", amount: "5000", message: "" },
      errors: { amount: "Refund an amount from $1 to $2,100", message: "Say why you propose this" },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: /Amount of the refund/ })).toHaveValue("5000");
    await expect(canvas.getByText("Say why you propose this")).toBeVisible();
  },
});
/** The amount goes away with the choice of a refund. */
export const RepairChosen = meta.story({
  parameters: { pictures: "none" },
  args: ProposalErrors.input.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "A repair at your cost" }));
    await expect(canvas.queryByRole("textbox", { name: /Amount of the refund/ })).toBeNull();
  },
});
export const AwaitingBuyer = meta.story({
  globals: phone,
  args: show("awaiting-buyer", "buyer"),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Accept a refund of $120")).toBeVisible();
    await expect(within(canvasElement).getByText(/^The money goes back to you at once\./)).toBeVisible();
    await expectNoSidewaysScroll(canvasElement);
  },
});
export const Escalated = meta.story({ globals: phone, args: show("escalated", "buyer") });
const account = (firstName: string, lastName: string) => ({
  _id: userIdSchema.parse(`user-${firstName.toLowerCase()}-01`),
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@example.com`,
});
/** An admin decides with the order in view: its pieces, its number, both sides and the money. */
export const EscalatedAsAdmin = meta.story({
  args: {
    ...show("escalated", "admin"),
    order: {
      ...getPartlyRefundedOrder("admin"),
      _id: deliveredOrder._id,
      proof: orders.proved.proof,
    },
    accounts: { buyer: account("Maren", "Holt"), seller: account("Prairie", "Modern") },
    orderHref: pageUrls.admin("cases"),
  },
  play: async ({ canvasElement }) => {
    const aside = within(within(canvasElement).getByRole("complementary", { name: "The case" }));
    const links = deliveredOrder.listings.map(({ listing }) =>
      aside.getByRole("link", { name: listing.title }).getAttribute("href"),
    );
    await expect(links).toEqual(deliveredOrder.listings.map(({ listing }) => pageUrls.product(listing)));
    await expect(aside.getByText(deliveredOrder._id)).toBeVisible();
    await expect(aside.getByRole("link", { name: "maren@example.com" })).toBeVisible();
    await expect(aside.getByText("Buyer: payment")).toBeVisible();
    await expect(aside.queryByRole("link", { name: /Message the/ })).toBeNull();
  },
});
export const EscalatedAsAdminMobile = meta.story({
  globals: phone,
  args: EscalatedAsAdmin.input.args,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
export const AccountsError = meta.story({ args: { ...EscalatedAsAdmin.input.args, accounts: null } });
export const ArrangingReturn = meta.story({ globals: phone, args: show("arranging-return", "buyer") });
export const ArrangingReturnTimeOver = meta.story({
  args: {
    viewer: "buyer",
    content: { kind: "case", case: createCase("arranging-return", "buyer", "2026-11-26T10:00:00.000Z") },
    now: "2026-11-26T10:00:00.000Z",
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Agree to a time for the return")).toBeNull();
    await expect(canvas.getByText("Propose a time for the return")).toBeVisible();
  },
});
export const Returning = meta.story({ globals: phone, args: show("returning", "seller") });
export const Repairing = meta.story({ globals: phone, args: show("repairing", "buyer") });
export const Refunding = meta.story({ globals: phone, args: show("refunding", "buyer") });
export const Resolved = meta.story({ globals: phone, args: show("resolved", "buyer") });
export const Withdrawn = meta.story({ globals: phone, args: show("withdrawn", "seller") });
export const RequestFailed = meta.story({
  args: {
    ...show("awaiting-buyer", "buyer"),
    problem: "Your bank is asking about this payment, so we cannot refund it until the bank has decided.",
  },
});
