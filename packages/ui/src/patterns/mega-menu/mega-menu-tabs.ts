import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import { regionNames } from "@heirloop/contract/hub/hub";
import { formatLabel } from "@heirloop/contract/label/label";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { NavigationTab } from "../../components/navigation-menu/navigation-row.tsx";
import { createLinks, type SitePage } from "../site-pages/site-pages.ts";

/** The tabs of docs/product.md §2, in their order. The four in the middle are categories. */
export const megaMenuTabIds = [
  "on-sale",
  "new-hits",
  "furniture",
  "seating",
  "home_decor",
  "lighting",
  "brand",
  "room",
  "style",
  "location",
] as const;
export type MegaMenuTabId = (typeof megaMenuTabIds)[number];

/** Without a count where only a number of other pieces is known. */
export type MenuPlace = { label: string; href: string; count?: number };
export type MegaMenuPanel = {
  /** What the tab links to. */
  all: { label: string; href: string };
  /** At most ten, the fullest first, each with what lies below it. */
  groups: ReadonlyArray<MenuPlace & { places: readonly MenuPlace[] }>;
  tiles: Menu["tiles"];
};

const sale = "discount=1";
const newest = "sort=newest";

/** Rooms and styles worth naming: with more than two pieces (docs/product.md §2). */
export const filterNamed = <Named extends { count: number }>(items: readonly Named[]): Named[] =>
  items.filter(({ count }) => count > constants.menuNamesAbove);

const top = <Counted extends { count: number }>(counted: readonly Counted[]): Counted[] =>
  counted.toSorted((one, other) => other.count - one.count).slice(0, constants.megaMenuTopCategories);

type Category = Menu["categories"][number];
type Group = MegaMenuPanel["groups"][number];

/** Every category with its subcategories, each address with `query`. */
const byCategory = (categories: readonly Category[], query: string): Group[] =>
  top(categories).map(({ name: category, count, subCategories }) => ({
    label: formatLabel(category),
    href: `${pageUrls.category({ category })}?${query}`,
    count,
    places: top(subCategories).map(({ name, count: pieces }) => ({
      label: formatLabel(name),
      href: `${pageUrls.category({ category, subCategory: name })}?${query}`,
      count: pieces,
    })),
  }));

/** The subcategories of one category with their types. */
const bySubCategory = ({ name: category, subCategories }: Category): Group[] =>
  top(subCategories).map(({ name: subCategory, count, types }) => ({
    label: formatLabel(subCategory),
    href: pageUrls.category({ category, subCategory }),
    count,
    places: top(types).map(({ name, count: pieces }) => ({
      label: formatLabel(name),
      href: pageUrls.category({ category, subCategory, type: name }),
      count: pieces,
    })),
  }));

const alone = (places: ReadonlyArray<Required<MenuPlace>>): Group[] =>
  top(places).map((place) => ({ ...place, places: [] }));

function getGroups(tab: MegaMenuTabId, menu: Menu): Group[] {
  switch (tab) {
    case "on-sale":
      return byCategory(menu.onSale, sale);
    case "new-hits":
      // The counts are of all pieces, not of the new ones.
      return byCategory(menu.categories, newest).map(({ label, href, places }) => ({
        label,
        href,
        places: places.map((place) => ({ label: place.label, href: place.href })),
      }));
    case "brand":
      return alone(
        menu.brands.map(({ name, slug, count }) => ({ label: name, href: pageUrls.brand(slug), count })),
      );
    case "room":
      return alone(
        filterNamed(menu.rooms).map(({ name, count }) => ({
          label: formatLabel(name),
          href: pageUrls.room(name),
          count,
        })),
      );
    case "style":
      return alone(
        filterNamed(menu.styles).map(({ name, count }) => ({
          label: formatLabel(name),
          href: pageUrls.style(name),
          count,
        })),
      );
    case "location":
      return alone(
        menu.regions
          .filter(({ count }) => count > 0)
          .map(({ region, count }) => ({
            label: regionNames[region],
            href: pageUrls.location(region),
            count,
          })),
      );
    default: {
      const category = menu.categories.find(({ name }) => name === tab);
      return category ? bySubCategory(category) : [];
    }
  }
}

/** Where each tab leads by itself. `pages` are the pages that exist, `here` path and query of the one that is shown. */
export function megaMenuTabs(
  pages: readonly SitePage[],
  here: string,
): Array<NavigationTab & { id: MegaMenuTabId }> {
  const tab = (id: MegaMenuTabId, label: string, href: string) => ({
    id,
    label,
    href,
    current: href === here,
  });
  const category = (id: MegaMenuTabId) => tab(id, formatLabel(id), pageUrls.category({ category: id }));
  /** Without an overview page it links to the whole shop and is not marked as current there. */
  const overview = (id: MegaMenuTabId, label: string, page: SitePage) => {
    const [link] = createLinks([page], pages);
    return link ? tab(id, label, link.href) : { id, label, href: pageUrls.collections() };
  };
  return [
    { ...tab("on-sale", "On sale", pageUrls.collections(sale)), emphasis: true },
    tab("new-hits", "New hits", pageUrls.collections(newest)),
    category("furniture"),
    category("seating"),
    category("home_decor"),
    category("lighting"),
    overview("brand", "Brand", "brands"),
    overview("room", "Room", "rooms"),
    overview("style", "Style", "styles"),
    overview("location", "Location", "locations"),
  ];
}

const allLabels: Partial<Record<MegaMenuTabId, string>> = {
  "on-sale": "Everything on sale",
  "new-hits": "Everything new",
  brand: "All makers",
  room: "All rooms",
  style: "All styles",
  location: "All places",
};

/** The panel of a tab. */
export function megaMenuPanel(tab: NavigationTab & { id: MegaMenuTabId }, menu: Menu): MegaMenuPanel {
  return {
    all: {
      label: allLabels[tab.id] ?? `All ${tab.label.toLowerCase()}`,
      href: tab.href,
    },
    groups: getGroups(tab.id, menu),
    tiles: menu.tiles.filter((tile) => tile.tab === tab.id).slice(0, 2),
  };
}
