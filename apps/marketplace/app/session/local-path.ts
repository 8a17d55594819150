const site = "http://site.invalid";

/**
 * Path, query and hash of a page on this site, for a `Location` header; the home page for anything else. The URL is
 * parsed as a browser parses it and the origins are compared, so that no spelling (`/\host`, `/%09/host` decoded,
 * `/.//host`) leads to another site. Characters that a header cannot carry are percent-encoded.
 */
export function localPath(address: string | null | undefined): string {
  if (!address?.startsWith("/") || !URL.canParse(address, site)) return "/";
  const url = new URL(address, site);
  const path = url.pathname + url.search + url.hash;
  // A path such as `//host` parses as one of ours but leads to another site when it is sent.
  return url.origin === site && URL.canParse(path, site) && new URL(path, site).href === url.href
    ? path
    : "/";
}
