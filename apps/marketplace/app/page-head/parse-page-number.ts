/** The page that an address names; an invalid number means the first one. */
export function parsePageNumber(search: URLSearchParams, name = "page"): number {
  const number = search.get(name) ?? "";
  return /^[1-9]\d{0,3}$/.test(number) ? Number(number) : 1;
}
