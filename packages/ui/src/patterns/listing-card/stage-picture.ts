/** How large a piece's own page shows its picture. A card loads the same file ahead. */
export const stagePicture = {
  size: "full",
  sizes: "(min-width: 1600px) 832px, (min-width: 901px) 52vw, 100vw",
} as const;
