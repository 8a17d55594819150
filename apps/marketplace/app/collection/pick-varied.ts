import type { Listing } from "@heirloop/contract/listing/listing.schema";

/** The first `most` listings of which no two share a type or a brand. */
export function pickVaried(listings: readonly Listing[], most: number): Listing[] {
  const seen = new Set<string>();
  const chosen: Listing[] = [];
  for (const listing of listings) {
    const marks = [...listing.newSchema.types, ...(listing.brand === null ? [] : [`by ${listing.brand}`])];
    if (chosen.length === most) break;
    if (listing.status !== "active" || marks.some((mark) => seen.has(mark))) continue;
    for (const mark of marks) seen.add(mark);
    chosen.push(listing);
  }
  return chosen;
}
