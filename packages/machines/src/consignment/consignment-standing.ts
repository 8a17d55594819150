import type { Refusal } from "../refusal/refusal.ts";

/**
 * Why a business may not act on a consignment, or null when it may accept it. A consignment never offered to
 * the business is not found, one accepted by another business is gone, and one it declined stays declined
 * (docs/product.md §4, Consignments).
 */
export function businessRefusal({
  offered,
  taken,
  declined,
}: {
  offered: boolean;
  taken: boolean;
  declined: boolean;
}): Refusal | null {
  if (!offered) return { code: "not-found" };
  if (taken) return { code: "consignment-taken" };
  return declined ? { code: "state-conflict", detail: "You have passed on this piece." } : null;
}
