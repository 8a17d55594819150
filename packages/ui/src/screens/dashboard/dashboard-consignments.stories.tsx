import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { consignments } from "../../fixtures/dashboard.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { DashboardConsignments, type DashboardConsignmentsProps } from "./dashboard-consignments.tsx";

const page = (...found: Consignment[]) => ({
  state: "ready" as const,
  value: { consignments: found, paginationData: { currentPage: 1, totalPages: 1 } },
});

const args: DashboardConsignmentsProps = {
  list: "available",
  keyword: "",
  consignments: page(consignments.available, consignments.other),
  now: storyNow,
  onRetry: fn(),
};

const meta = preview.meta({
  component: DashboardConsignments,
  title: "Screens/Dashboard/Consignments",
  parameters: { frame: "screen" },
  args,
});

export const Available = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText("Accept", { selector: "summary span" });
    if (first) await userEvent.click(first);
    await expect(canvas.getAllByRole("textbox", { name: "Your asking price" })[0]).toHaveValue("850");
    await expect(canvas.getAllByRole("textbox", { name: "The owner’s share" })[0]).toHaveValue("60");
    const [pictures] = canvas.getAllByRole("list", { name: `Pictures of ${consignments.available.title}` });
    await expect(pictures?.querySelectorAll("a")).toHaveLength(consignments.available.images.length);
  },
});
export const Accepted = meta.story({
  args: {
    list: "accepted",
    consignments: page(consignments.accepted, consignments.collected, consignments.listed, consignments.sold),
  },
});
export const Missed = meta.story({
  args: { list: "missed", consignments: page(consignments.lapsed, consignments.other) },
});
export const AgreementError = meta.story({
  args: {
    answer: {
      consignment: "consignment-1",
      errors: {
        pricePlan: "Write an amount from $1 to $1,000,000, such as 450 or 1,250.50",
        share: "Write a whole percentage from 10 to 80",
      },
    },
  },
});
export const PriceBelowAgreed = meta.story({
  args: {
    list: "accepted",
    consignments: page(consignments.collected),
    answer: {
      consignment: consignments.collected._id,
      errors: {
        price:
          "Enter $900 or more. You agreed on this price with the owner; to go lower, ask the owner first.",
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Price" })).toHaveAccessibleDescription(/\$900 or more/);
  },
});
export const PriceRequested = meta.story({
  args: {
    list: "accepted",
    consignments: page({ ...consignments.listed, requestedPrice: cents(800_00) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("$800, not answered yet")).toBeVisible();
    await userEvent.click(canvas.getByText("Ask the owner for a lower price", { selector: "summary span" }));
    await expect(canvas.getByRole("textbox", { name: "Lowest price" })).toHaveValue("800");
  },
});
export const RequestFailed = meta.story({
  args: {
    list: "accepted",
    consignments: page(consignments.collected),
    answer: {
      consignment: consignments.collected._id,
      errors: { requestedPrice: "Enter less than the agreed price of $900." },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Lowest price" })).toHaveAccessibleDescription(
      /less than the agreed price of \$900/,
    );
  },
});
export const TakenByAnother = meta.story({
  args: { answer: { consignment: "consignment-1", problem: "Another business has taken this piece" } },
});
export const Declined = meta.story({
  args: {
    answer: { consignment: "consignment-9", message: "You passed on it. It stands under Missed." },
  },
});
export const Empty = meta.story({ args: { consignments: page() } });
export const NoResults = meta.story({ args: { list: "search", keyword: "harp", consignments: page() } });
export const Loading = meta.story({ args: { consignments: { state: "loading" } } });
export const Error = meta.story({
  args: { consignments: { state: "failed" } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Error getting consignment");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
