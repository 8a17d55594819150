import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import { NavigationMenu, NavigationMenuLink } from "../../components/navigation-menu/navigation-menu.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { classes } from "../../theme/classes.ts";
import type { SitePage } from "../site-pages/site-pages.ts";
import { type MegaMenuPanel, megaMenuPanel, megaMenuTabs, type MenuPlace } from "./mega-menu-tabs.ts";
import * as styles from "./mega-menu.css.ts";

export type MegaMenuProps = {
  /** The whole menu, with types and tiles. */
  menu: Menu;
  /** Pages that exist. */
  pages: readonly SitePage[];
  /** Path and query of the page, to mark where one is. */
  here: string;
  /** The pointer rests on this tab already. */
  defaultOpen?: string | undefined;
  /** The focus was on this tab's link. */
  focused?: string | undefined;
  /** A panel opened, or the last one closed. */
  onOpenChange: (open: boolean) => void;
};

function Place({ place: { label, href, count }, head = false }: { place: MenuPlace; head?: boolean }) {
  return (
    <NavigationMenuLink href={href} prefetch="intent" className={classes(styles.link, head && styles.head)}>
      {label}
      {count !== undefined && <span className={styles.count}>{count.toLocaleString("en-US")}</span>}
    </NavigationMenuLink>
  );
}

function Panel({ all, groups, tiles }: MegaMenuPanel) {
  const nested = groups.some(({ places }) => places.length > 0);
  return (
    <div className={styles.panel}>
      <NavigationMenuLink href={all.href} prefetch="intent" className={styles.all}>
        {all.label}
      </NavigationMenuLink>
      <ul className={nested ? styles.groups : styles.names}>
        {groups.map(({ places, ...place }) => (
          <li key={place.href} className={styles.group}>
            <Place place={place} head={nested} />
            {places.length > 0 && (
              <ul>
                {places.map((below) => (
                  <li key={below.href}>
                    <Place place={below} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {tiles.length > 0 && (
        <ul className={styles.tiles}>
          {tiles.map(({ title, image, href }) => (
            <li key={href} className={styles.tile}>
              <NavigationMenuLink href={href} prefetch="intent" className={styles.picture}>
                <Picture src={image} alt="" sizes="160px" eager />
                {title}
              </NavigationMenuLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The mega menu (docs/product.md §2). */
export function MegaMenu({ menu, pages, here, ...row }: MegaMenuProps) {
  return (
    <NavigationMenu
      {...row}
      label="Categories"
      tabs={megaMenuTabs(pages, here).map((tab) => ({
        ...tab,
        content: <Panel {...megaMenuPanel(tab, menu)} />,
      }))}
    />
  );
}
