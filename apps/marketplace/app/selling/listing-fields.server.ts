import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { hubIds } from "@heirloop/contract/hub/hub";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { amountMessage, centsOf } from "@heirloop/contract/money/cents-of";
import { numberOf } from "@heirloop/contract/number/number-of";
import type { ListingValues } from "@heirloop/ui/patterns/listing-form/listing-values";

/** NaN for invalid numbers, which every schema rejects. */
const parseMeasure = (typed: string): number => numberOf(typed) ?? Number.NaN;

/** Null if all fields are empty, undefined if the form had none. */
function toDeliveryTerms({ deliveryZip, deliveryMiles = "", deliveryFee = "" }: ListingValues) {
  if (deliveryZip === undefined) return undefined;
  if ([deliveryZip, deliveryMiles, deliveryFee].every((typed) => typed.trim() === "")) return null;
  return {
    zip: deliveryZip.trim(),
    bands: [{ miles: parseMeasure(deliveryMiles), fee: centsOf(deliveryFee) ?? Number.NaN }],
  };
}

/** Converts the form's values to a draft, without validating it. */
export function toListingDraft(values: ListingValues, images: readonly string[]) {
  const [category = "", subCategory = "", type = ""] = values.kind.split("/");
  const { title, description, condition, rooms, pickup, delivery } = values;
  return {
    title,
    description,
    condition,
    // The form sorts rooms by name, the listing does not; their order has no meaning.
    rooms: rooms.toSorted(),
    images,
    category,
    subCategory,
    type,
    price: centsOf(values.price),
    brand: values.brand.trim() || null,
    conditionNotes: values.conditionNotes.trim() || null,
    materials: values.materials,
    style: values.style || null,
    color: values.color.trim() || null,
    dimensions: {
      width: parseMeasure(values.width),
      depth: parseMeasure(values.depth),
      height: parseMeasure(values.height),
    },
    weight: values.weight.trim() === "" ? null : parseMeasure(values.weight),
    comesApart: values.comesApart || null,
    delivery: { pickup, delivery },
    deliveryTerms: toDeliveryTerms(values),
    hub: hubIds.find((id) => id === values.place),
  };
}

/** Messages for the form's fields. */
const words = new Map(
  Object.entries({
    price: amountMessage,
    condition: "Choose one",
    "dimensions.width": "Enter inches, up to 400",
    "dimensions.depth": "Enter inches, up to 400",
    "dimensions.height": "Enter inches, up to 400",
    weight: "Enter pounds, up to 2,000",
    "deliveryTerms.bands.0.miles": `Enter whole miles, from 1 to ${constants.deliveryRadius}`,
    "deliveryTerms.bands.0.fee": `Enter whole dollars, up to ${formatCents(constants.highestDeliveryFee)}; 0 is free`,
  }),
);

export const toFormErrors = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  mapToFormFields(
    Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, words.get(path) ?? message])),
  );

/** Maps each message to its form field, keeping the server's messages. */
export function mapToFormFields(errors: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(errors);
  // Rooms are checkboxes: an error is shown above them.
  const boxes = entries.map(
    ([path, message]) => [path.startsWith("rooms.") ? "rooms" : path, message] as const,
  );
  // The type is one field for three properties.
  const kinds = ["category", "subCategory", "type"];
  const others = boxes.filter(([path]) => !kinds.includes(path));
  return Object.fromEntries(
    others.length === entries.length ? others : [...others, ["kind", "Choose the kind of piece"]],
  );
}
