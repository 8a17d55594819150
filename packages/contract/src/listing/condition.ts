/** Conditions of a piece, best first. */
export const conditions = ["new", "like_new", "excellent", "good", "fair", "restored"] as const;
