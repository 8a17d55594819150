import { formatCents } from "@heirloop/contract/money/format-cents";

/**
 * Whether a price or an offer, in cents, is less than what a shop agreed on with the owner of a consigned
 * piece (docs/product.md §4, Consignments). A piece that is not consigned has no floor: null.
 */
export const isBelowFloor = (amount: number, floor: number | null): floor is number =>
  floor !== null && amount < floor;

/** Shown to a shop that entered a lower price. */
export const priceFloorMessage = (floor: number): string =>
  `Enter ${formatCents(floor)} or more. You agreed on this price with the owner; to go lower, ask the owner first.`;

/** Shown to a shop for an offer that it cannot accept. */
export const offerBelowFloorMessage = (floor: number): string =>
  `You agreed with the owner on ${formatCents(floor)} or more, so you cannot accept this offer. Ask the owner for a lower price, or decline it.`;
