import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { BuyerRecord } from "./buyer-record.tsx";

const record = {
  purchases: 4,
  canceled: 0,
  rating: 4.75,
  ratings: 4,
  since: "2024-03-02T09:00:00.000Z",
};

const meta = preview.meta({
  component: BuyerRecord,
  title: "Patterns/Buyer record",
  args: { record, order: "order-0001" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("4 completed purchases")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Read what sellers say" })).toHaveAttribute(
      "href",
      "/buyer-reviews/order-0001",
    );
  },
});
export const FirstPurchase = meta.story({
  args: { record: { ...record, purchases: 0, rating: null, ratings: 0, since: "2026-11-02T09:00:00.000Z" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("First purchase here")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});
export const Canceled = meta.story({
  args: { record: { ...record, purchases: 1, canceled: 2, rating: 3, ratings: 1 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("1 completed purchase · 2 orders canceled after an agreement"),
    ).toBeVisible();
  },
});
