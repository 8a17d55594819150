type FloorPiece = Readonly<{
  /**
   * The price in cents that a seller agreed on with the owner of a consigned piece; null for the seller's own
   * pieces.
   */
  priceFloor: number | null;
}>;

/**
 * The lowest acceptable offer for these pieces in cents; null when none of them is consigned (docs/product.md
 * §4, Consignments).
 */
export function getOrderFloor(pieces: readonly FloorPiece[]): number | null {
  const floors = pieces.flatMap(({ priceFloor }) => priceFloor ?? []);
  return floors.length === 0 ? null : floors.reduce((sum, floor) => sum + floor, 0);
}
