const site = "http://site.invalid";

/**
 * Path, query and hash of a page on this site, for a `Location` header; the home page for anything else. The address is parsed the way a
 * browser parses it and the origins are compared, so that no spelling (`/\host`, `/%09/host` decoded, `/.//host`) leads to another site, and
 * what a header cannot carry comes out percent-encoded.
 */
export function localPath(address: string | null | undefined): string {
  if (!address?.startsWith("/") || !URL.canParse(address, site)) return "/";
  const url = new URL(address, site);
  const path = url.pathname + url.search + url.hash;
  // A path such as `//host` is one of ours when it is parsed, and another site's when it is sent.
  return url.origin === site && URL.canParse(path, site) && new URL(path, site).href === url.href
    ? path
    : "/";
}
