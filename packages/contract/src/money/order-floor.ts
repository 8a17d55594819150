type FloorPiece = Readonly<{
  /** Cents that a seller agreed on with the owner of a consigned piece; null for its own. */
  priceFloor: number | null;
}>;

/** Cents below which no offer for these pieces is accepted; null when none of them is consigned (docs/product.md §4, Consignments). */
export function getOrderFloor(pieces: readonly FloorPiece[]): number | null {
  const floors = pieces.flatMap(({ priceFloor }) => priceFloor ?? []);
  return floors.length === 0 ? null : floors.reduce((sum, floor) => sum + floor, 0);
}
