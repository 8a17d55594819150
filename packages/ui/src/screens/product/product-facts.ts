import { formatLabel } from "@heirloop/contract/label/label";
import { comesApartLabels } from "@heirloop/contract/listing/comes-apart";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { formatDay } from "../../patterns/date/day.ts";

/** Dimensions and other facts; unknown ones have no row. */
export function getFacts(listing: FullListing): { key: string; value: string }[] {
  const { width, depth, height } = listing.dimensions;
  const rows: [string, string | null][] = [
    ["Size", `${width} in wide, ${depth} in deep, ${height} in high`],
    ["Weight", listing.weight === null ? null : `${listing.weight} lb`],
    ["Comes apart", listing.comesApart && comesApartLabels[listing.comesApart]],
    ["Materials", listing.materials.map(formatLabel).join(", ") || null],
    ["Style", listing.style && formatLabel(listing.style)],
    ["Color", listing.color && formatLabel(listing.color)],
    ["Rooms", listing.rooms.map(formatLabel).join(", ") || null],
    ["Place", listing.place],
    ["Listed", formatDay(listing.date)],
    ["Sold by", listing.consigned ? `${listing.seller.firstName}, for its owner` : listing.seller.firstName],
  ];
  return rows.flatMap(([key, value]) => (value === null ? [] : [{ key, value }]));
}
