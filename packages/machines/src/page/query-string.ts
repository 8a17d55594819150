/** The raw fields of a query string, with or without a question mark. */
export const partsOf = (search: string): string[] =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "");

/** An invalid escape sequence is returned unchanged. */
function decoded(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** The name and value of such a field. */
export function pairOf(part: string): [string, string] {
  const at = part.indexOf("=");
  return at === -1 ? [decoded(part), ""] : [decoded(part.slice(0, at)), decoded(part.slice(at + 1))];
}
