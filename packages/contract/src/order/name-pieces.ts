/** `Walnut credenza`, `Walnut credenza and 2 more pieces`. */
export function namePieces(titles: readonly string[]): string {
  const [first = "a piece", ...more] = titles;
  if (more.length === 0) return first;
  return `${first} and ${more.length} more ${more.length === 1 ? "piece" : "pieces"}`;
}
