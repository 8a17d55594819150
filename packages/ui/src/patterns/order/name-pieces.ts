/** "Danish sideboard" or "Danish sideboard and 2 more"; empty without pieces. */
export function namePieces([first, ...others]: ReadonlyArray<{ title: string }>): string {
  if (!first) return "";
  return others.length === 0 ? first.title : `${first.title} and ${others.length} more`;
}
