import type { Api } from "@heirloop/api-client/http/http-client";
import { menuEndpoints, type Menu } from "@heirloop/contract/menu/menu.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { data } from "react-router";

/** Milliseconds for which the menu is cached. */
const lifetime = 10_000;
let latest: { menu: Promise<Menu>; at: number } | undefined;

/** The whole menu, cached. */
export function loadMenu(api: Api): Promise<Menu> {
  if (latest === undefined || performance.now() - latest.at > lifetime) return freshMenu(api);
  return latest.menu;
}

function freshMenu(api: Api): Promise<Menu> {
  const requested = { menu: api.call(menuEndpoints.menu), at: performance.now() };
  latest = requested;
  requested.menu.catch(() => {
    if (latest === requested) latest = undefined;
  });
  return requested.menu;
}

/**
 * Finds an entry of the menu, or throws the 404 page. A miss is looked up again in a fresh menu, because the entry
 * may be new.
 */
export async function findInMenu<Found>(api: Api, find: (menu: Menu) => Found | undefined): Promise<Found> {
  const found = find(await loadMenu(api)) ?? find(await freshMenu(api));
  if (found === undefined) throw data({ title: "Not found" }, { status: 404 });
  return found;
}

/** The URL of a brand's page by its name; undefined when there is none. */
export async function getBrandPage(api: Api, maker: string | null): Promise<string | undefined> {
  if (maker === null) return undefined;
  // The page can be shown without this link.
  const menu = await loadMenu(api).catch(() => null);
  const brand = menu?.brands.find(({ name }) => name === maker);
  return brand && pageUrls.brand(brand.slug);
}
