/**
 * Path and query of the page that a request is for. In the browser React Router loads data from a URL of its own
 * (`/favorites.data?_routes=…`), which is no page to return to.
 */
export function getPagePath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const page = pathname.replace(/\/(_root|_)\.data$/, "/").replace(/\.data$/, "");
  if (page === pathname) return pathname + search;
  const parameters = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && part !== "index" && !/^(_routes|index)=/.test(part));
  return parameters.length === 0 ? page : `${page}?${parameters.join("&")}`;
}
