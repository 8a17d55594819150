import type { Menu } from "@heirloop/contract/catalogue/catalogue.endpoints";
import { formatLabel } from "@heirloop/contract/label/label";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Drawer } from "../../components/drawer/drawer.tsx";
import { classes } from "../../theme/classes.ts";
import { AppLink } from "../../theme/link.tsx";
import { linksTo, type SitePage } from "../site-pages/site-pages.ts";
import * as styles from "./mobile-menu.css.ts";

export type MobileMenuProps = {
  menu: Menu;
  signedIn: boolean;
  /** Pages that exist. */
  pages: readonly SitePage[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Place = { label: string; href: string; count?: number };

function Links({ places, big = false }: { places: readonly Place[]; big?: boolean }) {
  return (
    <ul className={styles.links}>
      {places.map(({ label, href, count }) => (
        <li key={href}>
          <AppLink href={href} className={classes(styles.link, big && styles.big)}>
            {label}
            {count !== undefined && <span className={styles.count}>{count.toLocaleString("en-US")}</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** Category → its subcategories, each with its types, as places in the shop. */
function placesOf(category: Menu["categories"][number]): Place[] {
  return [
    {
      label: `All ${formatLabel(category.name)}`,
      href: pageUrls.category({ category: category.name }),
      count: category.count,
    },
    ...category.subCategories.map(({ name, count }) => ({
      label: formatLabel(name),
      href: pageUrls.category({ category: category.name, subCategory: name }),
      count,
    })),
  ];
}

/** The slide-out menu of phones: the shop as a tree, Shop By, and the rest of the house. */
export function MobileMenu({ menu, signedIn, pages, open, onOpenChange }: MobileMenuProps) {
  const shopBy = [
    {
      title: "Shop by brand",
      places: menu.brands
        .slice(0, 8)
        .map(({ name, slug }) => ({ label: formatLabel(name), href: pageUrls.brand(slug) })),
    },
    {
      title: "Shop by room",
      places: menu.rooms
        .slice(0, 5)
        .map(({ name }) => ({ label: formatLabel(name), href: pageUrls.room(name) })),
    },
    {
      title: "Shop by style",
      places: menu.styles
        .slice(0, 8)
        .map(({ name }) => ({ label: formatLabel(name), href: pageUrls.style(name) })),
    },
  ];
  const house = [
    ...linksTo(["startSelling"], pages).map((place) => ({ ...place, label: "Sell furniture" })),
    ...(signedIn ? [] : [{ label: "Log in", href: pageUrls.login() }]),
    ...linksTo(["howItWorks", "aboutUs", "blog"], pages),
  ];
  return (
    <Drawer title="Menu" hideTitle side="start" open={open} onOpenChange={onOpenChange}>
      <nav aria-label="Menu">
        <Links
          big
          places={[
            { label: "All pieces", href: pageUrls.collections() },
            { label: "On sale", href: pageUrls.collections("discount=1") },
          ]}
        />
        <div className={styles.block}>
          <Accordion
            name="categories"
            items={menu.categories.map((category) => ({
              id: category.name,
              title: formatLabel(category.name),
              content: <Links places={placesOf(category)} />,
            }))}
          />
        </div>
        {shopBy.map(
          ({ title, places }) =>
            places.length > 0 && (
              <div key={title} className={styles.block}>
                <p className={styles.head}>{title}</p>
                <Links places={places} />
              </div>
            ),
        )}
        <div className={styles.block}>
          <Links big places={house} />
        </div>
      </nav>
    </Drawer>
  );
}
