import {
  foundListingSchema,
  reportedListingSchema,
  type TakenDownListing,
  takenDownListingSchema,
} from "@heirloop/contract/admin/reported-listing.endpoints";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { adminPage, createAccount, maren, prairie } from "../../fixtures/admin.ts";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { listings, storyNow } from "../../fixtures/listings.ts";
import { longText, longWord } from "../../fixtures/long-content.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { AdminScreen } from "./admin-screen.tsx";

const [sofa, sideboard, table] = listings;

const reported = reportedListingSchema.parse({
  _id: "listing-report-0001",
  listing: sofa,
  seller: prairie,
  obstacle: null,
  reports: [
    {
      _id: "listing-report-0001",
      reporter: maren,
      reason: "not-as-described",
      text: "The label is from another maker.",
      date: storyNow,
    },
    {
      _id: "listing-report-0002",
      reporter: createAccount("tobias", "Tobias", "Lindqvist"),
      reason: "outside-payment",
      text: "",
      date: storyNow,
    },
  ],
});
const ordered = reportedListingSchema.parse({
  ...reported,
  _id: "listing-report-0003",
  listing: sideboard,
  obstacle: "ordered",
  reports: reported.reports.slice(1),
});
const takenDown = takenDownListingSchema.parse({
  listing: { ...table, status: "inactive" },
  seller: prairie,
  reason: "The maker has recalled this model: its drawers can tip over.",
  date: storyNow,
  wasForSale: true,
});

const found = foundListingSchema.parse({
  listing: sofa,
  seller: prairie,
  obstacle: null,
  takenDown: false,
  openReports: 2,
});

const onePage = (rows: readonly TakenDownListing[]) =>
  ({
    state: "ready",
    value: { listings: [...rows], total: rows.length, page: 1, totalPages: 1 },
  }) satisfies Loadable<unknown>;

const meta = preview.meta({
  component: AdminScreen,
  title: "Screens/Admin/Reports",
  parameters: { frame: "screen" },
  args: {
    ...adminPage,
    reportedListings: { state: "ready" as const, value: [reported, ordered] },
    takenDown: onePage([takenDown]),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: `Keep ${reported.listing.title}` })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Take down/ })).toHaveLength(1);
    await expect(canvas.getByText(/An open order has this piece/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Allow again: / })).toBeVisible();
  },
});
export const PieceFound = meta.story({
  parameters: { pictures: "ends" },
  args: {
    keyword: found.listing.heirloopId,
    foundListing: { state: "ready", value: found },
    reportedListings: { state: "ready", value: [] },
    takenDown: onePage([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Its 2 open reports will be closed\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Take the piece down" }));
    await expect(canvas.getByText("Say why")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Reason" })).toHaveFocus());
  },
});
export const PieceFoundOrdered = meta.story({
  parameters: { pictures: "none" },
  args: {
    ...PieceFound.input.args,
    foundListing: { state: "ready", value: { ...found, obstacle: "ordered" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/An open order has this piece/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Take the piece down" })).toBeNull();
  },
});
export const PieceFoundTakenDown = meta.story({
  parameters: { pictures: "none" },
  args: {
    ...PieceFound.input.args,
    foundListing: {
      state: "ready",
      value: {
        ...found,
        listing: { ...found.listing, status: "inactive" },
        takenDown: true,
        openReports: 0,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It is taken down already/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Take the piece down" })).toBeNull();
  },
});
export const NoPieceFound = meta.story({
  parameters: { pictures: "none" },
  args: { ...PieceFound.input.args, keyword: "LAHD-0000", foundListing: { state: "ready", value: null } },
  play: ({ canvas }) => expect(canvas.getByText(/“LAHD-0000”/)).toBeVisible(),
});
export const TakingDown = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Take down ${reported.listing.title}` }));
    await userEvent.click(await screen.findByRole("button", { name: "Take the piece down" }));
    await waitFor(() => expect(screen.getByText("Say why")).toBeVisible());
  },
});
export const Allowing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Allow again: / }));
    await waitFor(() => expect(screen.getByText(/It goes back on sale/)).toBeVisible());
  },
});
export const Sold = meta.story({
  args: {
    reportedListings: {
      state: "ready",
      value: [{ ...ordered, obstacle: "sold", listing: { ...ordered.listing, status: "sold" } }],
    },
    takenDown: onePage([]),
  },
});
export const Empty = meta.story({
  args: { reportedListings: { state: "ready", value: [] }, takenDown: onePage([]) },
});
export const Error = meta.story({
  args: { reportedListings: { state: "failed" }, takenDown: { state: "failed" } },
});
export const LongContent = meta.story({
  args: {
    reportedListings: {
      state: "ready",
      value: [
        {
          ...reported,
          listing: { ...reported.listing, title: longWord, images: [], status: "inactive" },
          seller: createAccount("long", "Maximiliana".repeat(5), "Lindqvist"),
          reports: reported.reports.map((one) => ({ ...one, text: `${longText}${longWord}` })),
        },
      ],
    },
  },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
