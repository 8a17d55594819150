import { cents } from "@heirloop/contract/money/money.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { expect, fn, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { listings } from "../../fixtures/listings.ts";
import { longWord } from "../../fixtures/long-content.ts";
import { asSeller, createOrder } from "../../fixtures/orders.ts";
import { ReceiptScreen, type ReceiptScreenProps } from "./receipt-screen.tsx";

const bought = createOrder({
  status: "completed",
  payment: { status: "captured", card: "Visa ending 4242" },
  money: [
    {
      side: "buyer",
      at: "2026-11-19T10:00:00.000Z",
      kind: "charged",
      amount: -249_380,
      parts: [
        { kind: "pieces", amount: -225_000 },
        { kind: "delivery", amount: -8_900 },
        { kind: "discount", amount: 3_000 },
        { kind: "tax", amount: -18_480 },
      ],
    },
  ],
});
const partlyRefunded = {
  ...bought,
  money: [
    ...bought.money,
    {
      side: "buyer" as const,
      at: "2026-11-21T10:00:00.000Z",
      kind: "refunded" as const,
      amount: 20_000,
      parts: [],
      reason: "A drawer pull was missing",
    },
  ],
};
const sold = {
  ...asSeller(bought),
  payment: { status: "captured", card: "" } as const,
  money: [
    {
      side: "seller" as const,
      at: "2026-11-20T10:00:00.000Z",
      kind: "earned" as const,
      amount: 200_150,
      parts: [],
    },
  ],
};

const meta = preview.meta({
  component: ReceiptScreen,
  title: "Screens/Receipt",
  parameters: { frame: "screen" },
  args: { order: bought, side: "buyer", onPrint: fn() } satisfies ReceiptScreenProps,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(args.order._id)).toBeVisible();
    await expect(canvas.getByText("Visa ending 4242")).toBeVisible();
    await expect(canvas.getAllByText("$2,493.80").length).toBeGreaterThan(0);
    await expect(canvas.getByRole("link", { name: "Back to the order" })).toHaveAttribute(
      "href",
      `/?order=${args.order._id}`,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});
export const PartlyRefunded = meta.story({
  args: { order: partlyRefunded },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("−$200")).toBeVisible();
    await expect(canvas.getByText("$2,293.80")).toBeVisible();
    await expect(canvas.getByText("“A drawer pull was missing”")).toBeVisible();
  },
});
export const Sale = meta.story({
  args: { order: sold, side: "seller" },
  play: async ({ args, canvas }) => {
    const receives = within(
      canvas.getByRole("heading", { name: "What you receive" }).parentElement ?? document.body,
    );
    await expect(receives.getByText(formatCents(args.order.earnings?.payout ?? 0))).toBeVisible();
    await expect(canvas.queryByText(/Visa/)).toBeNull();
    await expect(canvas.queryByText("Address")).toBeNull();
  },
});
export const MultiplePieces = meta.story({
  args: {
    order: {
      ...bought,
      type: "pickup",
      breakdown: { ...bought.breakdown, delivery: cents(0) },
      listings: listings.slice(0, 3).map((listing) => ({ listing, price: listing.price })),
    },
  },
});
export const LongContent = meta.story({
  args: {
    order: {
      ...bought,
      seller: { ...bought.seller, firstName: longWord },
      listings: bought.listings.map(({ listing, price }) => ({
        listing: { ...listing, title: longWord },
        price,
      })),
    },
  },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
/** On paper: without the button and the way back, in the light theme. */
export const Printed = meta.story({
  args: { order: partlyRefunded },
  parameters: { pictures: "print" },
});
