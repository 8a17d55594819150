import preview from "../../../../../.storybook/preview.tsx";
import { fullListing } from "../../fixtures/listings.ts";
import { menu } from "../../fixtures/menu.ts";
import { ListingForm } from "./listing-form.tsx";
import { emptyListingValues, valuesOfListing } from "./listing-values.ts";

const meta = preview.meta({
  component: ListingForm,
  title: "Patterns/Listing form",
  args: { values: emptyListingValues, errors: {}, menu, pictures: <p>Pictures stand here.</p> },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { values: valuesOfListing(fullListing) } });
/** A kind that nothing else in the catalogue has any more stays what it is. */
export const OwnKind = meta.story({
  args: { values: { ...valuesOfListing(fullListing), kind: "furniture/curiosities/spinning_wheels" } },
});
