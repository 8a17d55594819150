import type { ListingValues } from "@heirloop/ui/patterns/listing-form/listing-values";
import { formText } from "../api/form-text.ts";

/** Reads a listing's form. */
export function readListingForm(form: FormData): ListingValues {
  const text = (name: string) => formText(form, name);
  const texts = (name: string) =>
    form
      .getAll(name)
      .filter((value) => typeof value === "string")
      .filter((value) => value !== "");
  return {
    title: text("title"),
    kind: text("kind"),
    description: text("description"),
    brand: text("brand"),
    condition: text("condition"),
    conditionNotes: text("conditionNotes"),
    materials: texts("materials"),
    style: text("style"),
    color: text("color"),
    rooms: texts("rooms"),
    width: text("width"),
    depth: text("depth"),
    height: text("height"),
    weight: text("weight"),
    comesApart: text("comesApart"),
    price: text("price"),
    pickup: form.has("pickup"),
    delivery: form.has("delivery"),
    // Only the form of a private seller has them.
    ...(form.has("deliveryZip")
      ? {
          deliveryZip: text("deliveryZip"),
          deliveryMiles: text("deliveryMiles"),
          deliveryFee: text("deliveryFee"),
        }
      : {}),
    place: form.has("place") ? text("place") : undefined,
  };
}
