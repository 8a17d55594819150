import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import { regionNames } from "@heirloop/contract/hub/hub";
import { formatLabel } from "@heirloop/contract/label/label";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { PictureTileLink } from "@heirloop/ui/patterns/picture-tiles/picture-tiles";

/** Entries with fewer pieces are not shown (docs/product.md §2). */
const worthShowing = 2;

const getImage = ({ tiles }: Menu, href: string): string | null =>
  tiles.find((tile) => tile.href === href)?.image ?? null;

type Counted = ReadonlyArray<{ name: string; count: number }>;

const createTiles = (menu: Menu, names: Counted, getHref: (name: string) => string): PictureTileLink[] =>
  names
    .filter(({ count }) => count > worthShowing)
    .map(({ name, count }) => ({
      title: formatLabel(name),
      href: getHref(name),
      count,
      image: getImage(menu, getHref(name)),
    }));

export const createRoomTiles = (menu: Menu): PictureTileLink[] =>
  createTiles(menu, menu.rooms, pageUrls.room);
export const createStyleTiles = (menu: Menu): PictureTileLink[] =>
  createTiles(menu, menu.styles, pageUrls.style);

/** The regions by number of pieces, including empty ones. */
export const createLocationTiles = (menu: Menu): PictureTileLink[] =>
  menu.regions
    .map(({ region, count }) => ({
      title: regionNames[region],
      href: pageUrls.location(region),
      count,
      image: getImage(menu, pageUrls.location(region)),
    }))
    .toSorted((a, b) => b.count - a.count);

/** Brands that have a picture. */
export const createBrandTiles = (menu: Menu): PictureTileLink[] =>
  menu.brands.flatMap(({ name, slug, count }) => {
    const href = pageUrls.brand(slug);
    const image = getImage(menu, href);
    return image === null ? [] : [{ title: formatLabel(name), href, count, image }];
  });
