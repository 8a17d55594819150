import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import type { DeliveryEstimate } from "@heirloop/contract/delivery-terms/delivery-terms.endpoints";
import { shownBandsSchema } from "@heirloop/contract/delivery-terms/delivery-method.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { fullListing } from "../../fixtures/listings.ts";
import { DeliveryOptions, type DeliveryOptionsProps } from "./delivery-options.tsx";

const listing: DeliveryOptionsProps["listing"] = {
  ...fullListing,
  hub: "BA",
  region: "ba",
  place: "San Francisco, CA",
};

/** A seller with delivery terms. */
const termed: DeliveryOptionsProps["listing"] = {
  ...listing,
  delivery: {
    ...fullListing.delivery,
    bands: shownBandsSchema.parse([
      { miles: 10, fee: 0 },
      { miles: 25, fee: 45_00 },
      { miles: 40, fee: 80_00 },
    ]),
  },
};
const estimateFor = (zip: string, method: Pick<DeliveryEstimate, "by" | "limit">, fee: number) => ({
  zip,
  estimate: { zip, fee: cents(fee), radius: 40, ...method },
});

const meta = preview.meta({
  component: DeliveryOptions,
  title: "Patterns/Delivery options",
  args: { listing },
});

export const Default = meta.story();
export const SameRegion = meta.story({ args: { region: "ba" } });
/** The way that applies in the visitor's region comes first, because local delivery in another one does not help them. */
export const OtherRegion = meta.story({
  args: { region: "ny" },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("listitem");
    await expect(rows[0]).toHaveTextContent("Delivery to New York and the rest of the US");
    await expect(rows[1]).toHaveTextContent("Delivery around Bay Area");
  },
});
/** As its seller sees it. */
export const OwnListing = meta.story({
  parameters: { pictures: "none" },
  args: { listing: termed, own: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Delivery by you within 40 miles/)).toBeVisible();
    await expect(canvas.getByText("At a time you and the buyer agree on")).toBeVisible();
    await expect(canvas.queryByText(/the seller/)).toBeNull();
  },
});
export const PickupOnly = meta.story({
  args: {
    listing: {
      ...fullListing,
      delivery: { ...fullListing.delivery, delivery: false },
      hub: "NA",
      region: null,
      place: null,
    },
  },
});
export const SellerTerms = meta.story({
  args: { listing: termed, estimate: { zip: "", estimate: null } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Delivery by the seller within 40 miles of San Francisco, CA/),
    ).toBeVisible();
    await expect(
      canvas.getByText("Free up to 10 miles, $45 up to 25 miles, $80 up to 40 miles"),
    ).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Your ZIP code" })).toHaveAttribute("name", "zip");
    await expect(canvas.getByRole("button", { name: "Check price" })).toBeVisible();
  },
});
export const OneFee = meta.story({
  args: {
    listing: {
      ...termed,
      delivery: { ...termed.delivery, bands: shownBandsSchema.parse([{ miles: 1, fee: 60_00 }]) },
    },
    estimate: { zip: "", estimate: null },
  },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole("listitem");
    // The distance is said once, and the fee stands where it does in the other rows.
    await expect(row?.textContent).toBe("Delivery by the seller within 1 mile of San Francisco, CA$60");
  },
});
export const SellerDelivers = meta.story({
  args: { listing: termed, estimate: estimateFor("94610", { by: "seller", limit: null }, 45_00) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Delivery to 94610: $45, by the seller.");
  },
});
export const SellerDeliversFree = meta.story({
  args: { listing: termed, estimate: estimateFor("94103", { by: "seller", limit: null }, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Delivery to 94103: Free, by the seller.");
  },
});
export const OutsideRadius = meta.story({
  args: { listing: termed, estimate: estimateFor("90012", { by: "carrier", limit: "too-far" }, 249_00) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "The seller delivers up to 40 miles, and this is farther away. Delivery to 90012: $249, by a furniture carrier.",
    );
    // The other ways are still there.
    await expect(canvas.getByText("Pick it up in San Francisco, CA")).toBeVisible();
  },
});
export const UnknownZip = meta.story({
  args: { listing: termed, estimate: estimateFor("00000", { by: "carrier", limit: "unknown-zip" }, 249_00) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "We can't tell how far away this ZIP code is from the seller.",
    );
  },
});
export const InvalidZip = meta.story({
  args: {
    listing: termed,
    estimate: { zip: "9461", estimate: null, error: "Enter a 5-digit ZIP code" },
  },
  play: async ({ canvas }) => {
    const zip = canvas.getByRole("textbox", { name: "Your ZIP code" });
    await expect(zip).toHaveValue("9461");
    await expect(zip).toHaveAccessibleDescription("Enter a 5-digit ZIP code");
  },
});
