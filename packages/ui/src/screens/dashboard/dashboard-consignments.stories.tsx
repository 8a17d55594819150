import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { permittedConsignmentEvents } from "@heirloop/machines/consignment/consignment-transition";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { consignments } from "../../fixtures/dashboard.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { DashboardConsignments, type DashboardConsignmentsProps } from "./dashboard-consignments.tsx";

const page = (...found: Consignment[]) => ({
  state: "ready" as const,
  value: {
    consignments: found.map((consignment) => ({
      consignment,
      actions: permittedConsignmentEvents(consignment, "holder", storyNow),
    })),
    paginationData: { currentPage: 1, totalPages: 1 },
  },
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
    await expect(canvas.getAllByText("Nov 18, 2026, by Ruth")[0]).toBeVisible();
  },
});
export const Accepted = meta.story({
  args: {
    list: "accepted",
    consignments: page(consignments.accepted, consignments.collected, consignments.listed, consignments.sold),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Open until")).toBeNull();
  },
});
export const MessageOwner = meta.story({
  args: { list: "accepted", consignments: page(consignments.accepted) },
  play: async ({ canvas, canvasElement }) => {
    const submitted: unknown[] = [];
    canvasElement.addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement)
        submitted.push(Object.fromEntries(new FormData(event.target, event.submitter)));
    });
    await userEvent.click(canvas.getByRole("button", { name: /^Message the owner about / }));
    await expect(submitted).toEqual([{ consignment: consignments.accepted._id, intent: "message" }]);
  },
});
/** Clicks a button that cannot be undone; returns what its dialog submits. */
async function confirm(canvasElement: HTMLElement, button: string, says: RegExp, action: string) {
  const submitted: unknown[] = [];
  canvasElement.addEventListener("submit", (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement)
      submitted.push(Object.fromEntries(new FormData(event.target, event.submitter)));
  });
  await userEvent.click(within(canvasElement).getByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog"));
  // The dialog may still fade in.
  await waitFor(() => expect(dialog.getByText(says)).toBeVisible());
  await expect(submitted).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: action }));
  return submitted;
}
export const ConfirmCollection = meta.story({
  args: { list: "accepted", consignments: page(consignments.accepted) },
  play: async ({ canvasElement }) => {
    const says = /Ruth is notified and can no longer withdraw it/;
    const submitted = await confirm(canvasElement, "I have collected it", says, "I have it");
    await expect(submitted).toEqual([{ consignment: consignments.accepted._id, intent: "collect" }]);
  },
});
export const ConfirmReturn = meta.story({
  args: { list: "accepted", consignments: page(consignments.listed) },
  play: async ({ canvasElement }) => {
    const says = /listing is taken down, and open offers for it end/;
    const submitted = await confirm(canvasElement, "Return to the owner", says, "Return to the owner");
    await expect(submitted).toEqual([{ consignment: consignments.listed._id, intent: "return" }]);
  },
});
/** Regions with the same name could not be told apart. */
export const SameTitles = meta.story({
  args: {
    list: "accepted",
    consignments: page(consignments.accepted, { ...consignments.accepted, _id: "consignment-30" }),
  },
  play: async ({ canvas }) => {
    const names = canvas
      .getAllByRole("region", { name: /^Collection: / })
      .map((region) => region.getAttribute("aria-label"));
    await expect(names).toEqual([
      `Collection: ${consignments.accepted.title} (1 of 2)`,
      `Collection: ${consignments.accepted.title} (2 of 2)`,
    ]);
  },
});
export const Missed = meta.story({
  args: { list: "missed", consignments: page(consignments.lapsed, consignments.other) },
});
export const CollectionProposed = meta.story({
  args: {
    list: "accepted",
    consignments: page({
      ...consignments.accepted,
      schedule: {
        ...consignments.accepted.schedule,
        proposals: [{ date: "2026-12-03", window: "morning", by: "consigner" }],
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const details = within(canvas.getByRole("region", { name: /^Collection/ }));
    await expect(details.getByText("1421 Grand Avenue, Apt 3, Oakland, CA 94610")).toBeVisible();
    await expect(details.getByRole("link", { name: "Open map" })).toHaveAttribute("rel", "noreferrer");
    await expect(details.getByRole("link", { name: "(510) 555-0161" })).toBeVisible();
    const submitted: unknown[] = [];
    canvasElement.addEventListener("submit", (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement)
        submitted.push(Object.fromEntries(new FormData(event.target, event.submitter)));
    });
    await userEvent.click(details.getByRole("button", { name: /^Agree to Thursday, December 3/ }));
    await expect(submitted).toEqual([
      { consignment: "consignment-3", intent: "confirm-schedule", window: "2026-12-03/morning" },
    ]);
  },
});
export const CollectionAddressMissing = meta.story({
  args: { list: "accepted", consignments: page({ ...consignments.accepted, pickup: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ruth has not entered the address yet/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Propose this time" })).toBeVisible();
  },
});
export const CollectionAgreed = meta.story({
  args: {
    list: "accepted",
    consignments: page({
      ...consignments.accepted,
      schedule: {
        ...consignments.accepted.schedule,
        agreed: { date: "2026-12-03", window: "morning" },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Thursday, December 3, 8 am to noon")).toBeVisible();
    await expect(canvas.getByText("(510) 555-0161")).toHaveAttribute("dir", "ltr");
    await expect(canvas.getByRole("link", { name: /^Add to calendar/ })).toBeVisible();
  },
});
export const ReleaseError = meta.story({
  args: {
    list: "accepted",
    consignments: page(consignments.accepted),
    answer: {
      consignment: consignments.accepted._id,
      collection: { intent: "release", values: { reason: "" }, errors: { reason: "Say why" } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Why you cannot take it" })).toHaveAccessibleDescription(
      /Say why/,
    );
    await expect(
      canvas.getByRole("button", { name: `Release ${consignments.accepted.title}` }),
    ).toBeVisible();
  },
});
export const AgreementError = meta.story({
  args: {
    answer: {
      consignment: "consignment-1",
      errors: {
        pricePlan: "Enter an amount from $1 to $1,000,000, such as 450 or 1,250.50",
        share: "Enter a whole percentage from 10 to 80",
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
    answer: { consignment: "consignment-9", message: "You passed on it. You can find it under Missed." },
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
