import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { fullListing } from "../../fixtures/listings.ts";
import { DeliveryOptions, type DeliveryOptionsProps } from "./delivery-options.tsx";

const listing: DeliveryOptionsProps["listing"] = {
  ...fullListing,
  hub: "BA",
  region: "ba",
  place: "San Francisco, CA",
};

const meta = preview.meta({
  component: DeliveryOptions,
  title: "Patterns/Delivery options",
  args: { listing },
});

export const Default = meta.story();
export const SameRegion = meta.story({ args: { region: "ba" } });
/** Their own way comes first: delivery around somebody else's city is no offer to them. */
export const OtherRegion = meta.story({
  args: { region: "ny" },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("listitem");
    await expect(rows[0]).toHaveTextContent("Delivery to New York and the rest of the US");
    await expect(rows[1]).toHaveTextContent("Delivery around Bay Area");
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
