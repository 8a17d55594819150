import { cents } from "@heirloop/contract/money/money.schema";
import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { PriceHistory } from "./price-history.tsx";

const meta = preview.meta({
  component: PriceHistory,
  title: "Patterns/Price history",
  args: {
    lowest: 184_000,
    history: [
      { price: cents(240_000), since: "2026-08-02T10:00:00.000Z" },
      { price: cents(184_000), since: "2026-11-14T10:00:00.000Z" },
      { price: cents(209_950), since: "2026-10-01T10:00:00.000Z" },
    ],
  },
});

export const ReducedTwice = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Since Nov 14, 2026$1,840",
      "Since Oct 1, 2026$2,099.50",
      "Listed Aug 2, 2026$2,400",
    ]);
  },
});
