import { brand } from "@heirloop/contract/brand/brand";

/** Covers everything for a blocked person; there is no way around it. */
export function BlockedOverlay() {
  return <p>{brand.email}</p>;
}
