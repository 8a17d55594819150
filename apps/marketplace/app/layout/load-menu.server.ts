import type { Api } from "@heirloop/api-client/http/http-client";
import { menuEndpoints, type Menu } from "@heirloop/contract/menu/menu.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { data } from "react-router";

/** Milliseconds for which everybody gets the same menu; its counts may be that old. */
const kept = 10_000;
let latest: { menu: Promise<Menu>; at: number } | undefined;

/** The whole menu, asked for once for all pages of the next seconds. */
export function loadMenu(api: Api): Promise<Menu> {
  if (latest === undefined || performance.now() - latest.at > kept) return freshMenu(api);
  return latest.menu;
}

function freshMenu(api: Api): Promise<Menu> {
  const asked = { menu: api.call(menuEndpoints.menu), at: performance.now() };
  latest = asked;
  asked.menu.catch(() => {
    if (latest === asked) latest = undefined;
  });
  return asked.menu;
}

/** What an address names, or the 404 page. What came up within the last seconds is looked for in a menu made now. */
export async function findInMenu<Found>(api: Api, find: (menu: Menu) => Found | undefined): Promise<Found> {
  const found = find(await loadMenu(api)) ?? find(await freshMenu(api));
  if (found === undefined) throw data({ title: "Not found" }, { status: 404 });
  return found;
}

/** The page of a maker, who is known by name; undefined where there is none. */
export async function getBrandPage(api: Api, maker: string | null): Promise<string | undefined> {
  if (maker === null) return undefined;
  // A link that leads elsewhere is no reason to do without the page that it stands on.
  const menu = await loadMenu(api).catch(() => null);
  const brand = menu?.brands.find(({ name }) => name === maker);
  return brand && pageUrls.brand(brand.slug);
}
