import type { DemoConsignment } from "../records/consignment.ts";
import type { DemoListing } from "../records/listing.ts";
import { changesBy, listSales, type Sales } from "./sales.ts";
import type { Stock } from "./stock.ts";

/** The stock with what sales, consignments and their sellers have changed about it. */
export function currentListings(
  stock: Stock,
  sales: Sales,
  consignments: readonly DemoConsignment[],
): DemoListing[] {
  const changed = new Map(listSales(sales).map((sale) => [sale.listing.id, changesBy(sale)]));
  const consignedAs = new Map(consignments.map((one) => [one.listingId, one]));
  return stock.all.map((listing): DemoListing => {
    const consignment = consignedAs.get(listing.id);
    return {
      ...listing,
      ...changed.get(listing.id),
      ...(stock.down.has(listing) && { status: "inactive" }),
      ...(consignment && {
        consigned: true,
        consignmentId: consignment.id,
        priceFloor: consignment.pricePlan,
      }),
    };
  });
}

/** Whether anything can happen to a listing: it is for sale, nobody has requested it, and it leaves either way. */
export const isFree = ({ status, reservedBy, delivery, pickup }: DemoListing): boolean =>
  status === "active" && !reservedBy && delivery && pickup;
