import type { Refusal } from "../refusal/refusal.ts";

/**
 * Why a business has no say in a consignment, or null when it may take it: what it was never offered does not exist for it, what
 * another business took is gone, and what it declined stays declined (docs/product.md §4, Consignments).
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
