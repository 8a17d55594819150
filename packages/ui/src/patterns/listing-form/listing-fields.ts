import type { FieldErrors } from "../form/field-errors.ts";
import { getFields } from "../form/get-fields.ts";
import type { ListingValues } from "./listing-values.ts";

/** A part of the form. */
export type ListingFieldsProps = { values: ListingValues; errors: FieldErrors };

type Typed = Exclude<
  keyof ListingValues,
  "materials" | "rooms" | "pickup" | "delivery" | "place" | "deliveryZip" | "deliveryMiles" | "deliveryFee"
>;

/** The text fields and lists by name. */
export const getListingFields = ({ values, errors }: ListingFieldsProps) => getFields<Typed>(values, errors);
