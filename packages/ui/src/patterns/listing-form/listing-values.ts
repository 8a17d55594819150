import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { toTypeValue } from "./type-options.ts";

/** Values of a listing's form, as typed. */
export type ListingValues = {
  title: string;
  /** `category/subCategory/type`. */
  kind: string;
  description: string;
  brand: string;
  condition: string;
  conditionNotes: string;
  materials: readonly string[];
  style: string;
  color: string;
  rooms: readonly string[];
  /** Inches; pounds for weight. */
  width: string;
  depth: string;
  height: string;
  weight: string;
  /** One of the choices, or empty for "not said". */
  comesApart: string;
  /** Dollars. */
  price: string;
  pickup: boolean;
  delivery: boolean;
  /** How far its private seller delivers it, and for how many dollars; undefined for a shop. */
  deliveryZip?: string | undefined;
  deliveryMiles?: string | undefined;
  deliveryFee?: string | undefined;
  /** A hub's id, or `keep` for where the piece is known to be; undefined before anything was chosen. */
  place?: string | undefined;
};

export const emptyListingValues: ListingValues = {
  title: "",
  kind: "",
  description: "",
  brand: "",
  condition: "",
  conditionNotes: "",
  materials: [],
  style: "",
  color: "",
  rooms: [],
  width: "",
  depth: "",
  height: "",
  weight: "",
  comesApart: "",
  price: "",
  pickup: true,
  delivery: true,
};

const dollars = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

export function toListingValues(listing: FullListing): ListingValues {
  const { newSchema, dimensions, delivery, weight, deliveryTerms } = listing;
  const band = deliveryTerms?.bands.at(-1);
  return {
    title: listing.title,
    kind: toTypeValue({
      category: newSchema.categories[0] ?? "",
      subCategory: newSchema.subCategories[0] ?? "",
      type: newSchema.types[0] ?? "",
    }),
    description: listing.description,
    brand: listing.brand ?? "",
    condition: listing.condition,
    conditionNotes: listing.conditionNotes ?? "",
    materials: listing.materials,
    style: listing.style ?? "",
    color: listing.color ?? "",
    rooms: listing.rooms,
    width: String(dimensions.width),
    depth: String(dimensions.depth),
    height: String(dimensions.height),
    weight: weight === null ? "" : String(weight),
    comesApart: listing.comesApart ?? "",
    price: dollars(listing.price),
    pickup: delivery.pickup,
    delivery: delivery.delivery,
    deliveryZip: deliveryTerms?.zip ?? "",
    deliveryMiles: band === undefined ? "" : String(band.miles),
    deliveryFee: band === undefined ? "" : dollars(band.fee),
  };
}
