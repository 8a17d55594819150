import { hubOfZip } from "../hub/hub-of-zip.ts";

/** How many of the shops are named. */
const named = 5;

type Shop = { hub: string | null };

/**
 * Which shops see a piece with this ZIP code: those of its hub, or all if the hub has none (docs/product.md §4,
 * Consignments), the nearest first and at most five of them. `getMiles` returns how far a shop is; null if unknown.
 */
export function listOfferedShops<One extends Shop>(
  shops: readonly One[],
  zip: string,
  getMiles: (shop: One) => number | null,
): { zip: string; inArea: boolean; total: number; shops: Array<One & { miles: number | null }> } {
  const hub = hubOfZip(zip);
  const near = hub === "NA" ? [] : shops.filter((shop) => shop.hub === hub);
  const inArea = near.length > 0;
  const far = Number.POSITIVE_INFINITY;
  const offered = inArea ? near : shops;
  return {
    zip,
    inArea,
    total: offered.length,
    shops: offered
      .map((shop) => ({ ...shop, miles: getMiles(shop) }))
      .toSorted((one, other) => (one.miles ?? far) - (other.miles ?? far) || 0)
      .slice(0, named),
  };
}
