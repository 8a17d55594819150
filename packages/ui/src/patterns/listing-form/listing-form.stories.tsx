import { expect, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { fullListing } from "../../fixtures/listings.ts";
import { ListingForm } from "./listing-form.tsx";
import { emptyListingValues, toListingValues } from "./listing-values.ts";

const meta = preview.meta({
  component: ListingForm,
  title: "Patterns/Listing form",
  args: { values: emptyListingValues, errors: {}, pictures: <p>Pictures appear here.</p>, place: null },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Enter a price to see what you receive.")).toBeVisible();
    const price = canvas.getByRole("textbox", { name: "Price" });
    await userEvent.type(price, "450");
    // 15 percent of 450 dollars are 67.50.
    await expect(canvas.getByText("−$67.50")).toBeVisible();
    await expect(canvas.getByText("$382.50")).toBeVisible();
    await expect(canvas.getByText("You receive $382.50")).toHaveAttribute("aria-live", "polite");
    await userEvent.clear(price);
    await expect(canvas.getByText("Enter a price to see what you receive.")).toBeVisible();
  },
});
export const Consigned = meta.story({
  args: {
    values: { ...toListingValues(fullListing), price: "1,000" },
    place: fullListing.place,
    ownerPercent: 60,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("−$600")).toBeVisible();
    await expect(canvas.getByText("$250")).toBeVisible();
  },
});
export const Filled = meta.story({
  args: { values: toListingValues(fullListing), place: fullListing.place },
});
/** The rooms are in two columns. */
export const Mobile = meta.story({
  args: { values: toListingValues(fullListing), place: fullListing.place },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole("group", { name: "Rooms it suits" }))
      .getAllByRole("checkbox")
      .map((box) => box.closest("label")?.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(first?.height).toBeGreaterThanOrEqual(24);
  },
});
export const Error = meta.story({
  args: {
    values: { ...toListingValues(fullListing), kind: "", materials: ["oak"], style: "" },
    errors: {
      kind: "Choose the kind of piece",
      "materials.0": "“okk” is not a material we list. Did you mean “Oak”?",
      style: "“Win A Prize” is not a style we list. Choose one from the list.",
    },
  },
});
export const DeliveryArea = meta.story({
  args: {
    values: {
      ...toListingValues(fullListing),
      deliveryZip: "94501",
      deliveryMiles: "200",
      deliveryFee: "40",
    },
    place: fullListing.place,
    errors: { "deliveryTerms.bands.0.miles": "Enter whole miles, from 1 to 150" },
  },
  play: async ({ canvas }) => {
    const miles = canvas.getByRole("textbox", { name: /Up to/ });
    await expect(miles).toHaveValue("200");
    await expect(miles).toHaveAccessibleDescription(/Enter whole miles, from 1 to 150/);
    await expect(canvas.getByRole("textbox", { name: /Delivery fee/ })).toHaveValue("40");
  },
});
/** A shop sets its delivery terms once, in its settings. */
export const Shop = meta.story({
  args: { values: toListingValues(fullListing), place: fullListing.place, isShop: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "your delivery terms" })).toHaveAttribute(
      "href",
      "/settings#delivery",
    );
    await expect(canvas.queryByRole("textbox", { name: /Delivery fee/ })).toBeNull();
  },
});
