import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import { formatLabel } from "@heirloop/contract/label/label";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { ReactNode } from "react";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Drawer } from "../../components/drawer/drawer.tsx";
import { classes } from "../../theme/classes.ts";
import { AppLink } from "../../theme/link.tsx";
import { filterNamed } from "../mega-menu/mega-menu-tabs.ts";
import { EmailLink, PhoneLink } from "../contact-links/contact-links.tsx";
import { createLinks, type SitePage } from "../site-pages/site-pages.ts";
import * as styles from "./mobile-menu.css.ts";

export type MobileMenuProps = {
  menu: Menu;
  signedIn: boolean;
  /** Where furniture is looked for. */
  place?: ReactNode;
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

/** A category opens to its subcategories, and these, where they have types, to their types. */
function Shelf({
  category: { name: category, count, subCategories },
}: {
  category: Menu["categories"][number];
}) {
  const all = {
    label: `All ${formatLabel(category).toLowerCase()}`,
    href: pageUrls.category({ category }),
    count,
  };
  const plain = subCategories.filter(({ types }) => types.length === 0);
  const opening = subCategories.filter(({ types }) => types.length > 0);
  const getPlace = ({ name, count: pieces }: { name: string; count: number }): Place => ({
    label: formatLabel(name),
    href: pageUrls.category({ category, subCategory: name }),
    count: pieces,
  });
  return (
    <>
      <Links places={[all, ...plain.map(getPlace)]} />
      <Accordion
        items={opening.map((subCategory) => ({
          id: subCategory.name,
          title: formatLabel(subCategory.name),
          content: (
            <Links
              places={[
                { ...getPlace(subCategory), label: `All ${formatLabel(subCategory.name).toLowerCase()}` },
                ...subCategory.types.map(({ name, count: pieces }) => ({
                  label: formatLabel(name),
                  href: pageUrls.category({ category, subCategory: subCategory.name, type: name }),
                  count: pieces,
                })),
              ]}
            />
          ),
        }))}
      />
    </>
  );
}

/** The slide-out menu of phones and tablets: the shop as a tree, Shop By, and the other pages. */
export function MobileMenu({ menu, signedIn, place, pages, open, onOpenChange }: MobileMenuProps) {
  const shopBy = [
    {
      title: "Shop by brand",
      places: menu.brands
        .slice(0, 8)
        .map(({ name, slug }) => ({ label: formatLabel(name), href: pageUrls.brand(slug) })),
    },
    {
      title: "Shop by room",
      places: filterNamed(menu.rooms)
        .slice(0, 5)
        .map(({ name }) => ({ label: formatLabel(name), href: pageUrls.room(name) })),
    },
    {
      title: "Shop by style",
      places: filterNamed(menu.styles)
        .slice(0, 8)
        .map(({ name }) => ({ label: formatLabel(name), href: pageUrls.style(name) })),
    },
  ];
  const house = [
    ...createLinks(["startSelling"], pages).map((place) => ({ ...place, label: "Sell furniture" })),
    ...(signedIn ? [] : [{ label: "Log in", href: pageUrls.login() }]),
    ...createLinks(["howItWorks", "aboutUs", "blog"], pages),
    { label: "Favorites", href: pageUrls.favorites() },
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
              content: <Shelf category={category} />,
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
        {place && <div className={styles.block}>{place}</div>}
        <ul className={classes(styles.block, styles.links)}>
          <li className={styles.link}>
            <PhoneLink />
          </li>
          <li className={styles.link}>
            <EmailLink />
          </li>
        </ul>
      </nav>
    </Drawer>
  );
}
