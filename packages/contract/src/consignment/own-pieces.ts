/** The lists of an individual's pieces: those consigned to shops, and those they sell themselves. */
export const ownPieces = ["consigned", "own"] as const;
export type OwnPieces = (typeof ownPieces)[number];

/** Whether the value names one of the lists. */
export const isOwnPieces = (value: string | null): value is OwnPieces =>
  ownPieces.some((name) => name === value);
