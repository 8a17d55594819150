import { createConsignments } from "../consignment/create-consignments.ts";
import type { Random } from "../random/random.ts";
import type { Clock } from "../records/clock.ts";
import type { DemoConsignment } from "../records/consignment.ts";
import type { People } from "./people.ts";
import { changesBy, type Sales } from "./sales.ts";
import type { Stock } from "./stock.ts";

/** The consignments around the studio, which still has some of the pieces and has sold two. */
export function studioConsignments(
  { studio, shop, consigner, generated }: People,
  stock: Stock,
  { byStudio }: Sales,
  clock: Clock,
  random: Random,
): DemoConsignment[] {
  return createConsignments(
    {
      studio,
      shop,
      consigner,
      neighbors: generated.sellers.filter((one) => one.hub === studio.hub),
      rivals: generated.shops.filter((one) => one.hub === studio.hub),
      listed: stock.consigned,
      sold: byStudio.slice(1, 3).map((sale) => ({
        listing: { ...sale.listing, ...changesBy(sale) },
        order: sale.order,
      })),
    },
    clock,
    random,
  );
}
