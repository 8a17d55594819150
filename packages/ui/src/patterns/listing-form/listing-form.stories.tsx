import preview from "../../../../../.storybook/preview.tsx";
import { fullListing } from "../../fixtures/listings.ts";
import { ListingForm } from "./listing-form.tsx";
import { emptyListingValues, toListingValues } from "./listing-values.ts";

const meta = preview.meta({
  component: ListingForm,
  title: "Patterns/Listing form",
  args: { values: emptyListingValues, errors: {}, pictures: <p>Pictures appear here.</p>, place: null },
});

export const Empty = meta.story();
export const Filled = meta.story({
  args: { values: toListingValues(fullListing), place: fullListing.place },
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
