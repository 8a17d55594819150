/**
 * Path and query of the page that a request is for. In the browser a page's data is asked for at an address of its own
 * (`/favorites.data?_routes=…`, React Router's single fetch), which is no place to come back to.
 */
export function getPagePath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const page = pathname.replace(/\/(_root|_)\.data$/, "/").replace(/\.data$/, "");
  if (page === pathname) return pathname + search;
  const kept = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && part !== "index" && !/^(_routes|index)=/.test(part));
  return kept.length === 0 ? page : `${page}?${kept.join("&")}`;
}
