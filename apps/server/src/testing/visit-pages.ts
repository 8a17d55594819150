import type { TestServer } from "./test-server.ts";

/**
 * Requests what the home page, a collection, a product page, the search box and a health check need. Returns
 * the statuses other than 200, by path.
 */
export async function visitPages(server: TestServer, listing: string): Promise<Record<string, number>> {
  const paths = [
    "/api/catalogue/menu",
    "/api/listings",
    "/api/listings?category=storage",
    `/api/listings/${listing}`,
    "/api/blog",
    "/readyz",
  ];
  const answers = await Promise.all(
    paths.map(async (path) => [path, (await server.call("GET", path)).status] as const),
  );
  return Object.fromEntries(answers.filter(([, status]) => status !== 200));
}
