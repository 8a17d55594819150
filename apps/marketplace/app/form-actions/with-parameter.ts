/** Adds a query parameter to a path. */
export function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, "http://here");
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}
