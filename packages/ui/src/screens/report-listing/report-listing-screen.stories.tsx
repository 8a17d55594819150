import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { fullListing, storyNow } from "../../fixtures/listings.ts";
import { longWord } from "../../fixtures/long-content.ts";
import { ReportListingScreen, type ReportListingScreenProps } from "./report-listing-screen.tsx";

const { heirloopId, slug, title, price, images } = fullListing;

const listing: ReportListingScreenProps["listing"] = {
  heirloopId,
  slug,
  title,
  price,
  images,
  seller: { firstName: "Prairie Modern" },
  obstacle: null,
  reportedAt: null,
};

const meta = preview.meta({
  component: ReportListingScreen,
  title: "Screens/Report listing",
  parameters: { frame: "screen" },
  args: { listing, sent: false, answer: null, busy: false } satisfies ReportListingScreenProps,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: title })).toBeVisible();
    await expect(canvas.getAllByRole("radio")).toHaveLength(6);
    await expect(canvas.getByRole("button", { name: "Report this piece" }).closest("form")).toHaveFormValues({
      text: "",
    });
  },
});
export const FieldErrors = meta.story({
  args: { answer: { errors: { reason: "Choose a reason" }, values: { reason: "", text: "It is glued." } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Choose a reason")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /Details/ })).toHaveValue("It is glued.");
  },
});
export const RequestFailed = meta.story({
  args: {
    answer: { problem: "This piece is no longer for sale", values: { reason: "stolen", text: "" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "It was stolen" })).toBeChecked();
  },
});
export const Submitting = meta.story({
  args: { busy: true },
});
export const Reported = meta.story({
  args: { sent: true, listing: { ...listing, reportedAt: storyNow } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Thank you for your report.");
    await expect(canvas.queryByRole("button", { name: "Report this piece" })).toBeNull();
  },
});
export const AlreadyReported = meta.story({
  args: { listing: { ...listing, reportedAt: storyNow } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You reported this piece on Nov 21/)).toBeVisible();
  },
});
export const OwnPiece = meta.story({
  args: { listing: { ...listing, obstacle: "own" } },
});
export const NotForSale = meta.story({
  args: { listing: { ...listing, obstacle: "not-for-sale" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Write to us" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/contact\?topic=report&about=/),
    );
  },
});
export const LongContent = meta.story({
  args: { listing: { ...listing, title: longWord, images: [] } },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
