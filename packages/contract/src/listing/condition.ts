/** How well a piece has come through the years, best first. */
export const conditions = ["new", "like_new", "excellent", "good", "fair", "restored"] as const;
