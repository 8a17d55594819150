import type { Menu } from "@heirloop/contract/catalogue/catalogue.endpoints";
import { formatLabel } from "@heirloop/contract/label/label";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Container } from "../../components/container/container.tsx";
import { classes } from "../../theme/classes.ts";
import { AppLink } from "../../theme/link.tsx";
import * as styles from "./category-row.css.ts";

export type CategoryRowProps = {
  menu: Menu;
  /** Path and query of the page, to mark where one is. */
  here: string;
  /** Behind the bar above it, out of reach. */
  hidden: boolean;
};

/** The shop's shelves beside each other, from 901 px on. */
export function CategoryRow({ menu, here, hidden }: CategoryRowProps) {
  const sale = pageUrls.collections("discount=1");
  const places = [
    { label: "On sale", href: sale },
    { label: "New hits", href: pageUrls.collections("sort=newest") },
    ...menu.categories
      .slice(0, 10)
      .map(({ name }) => ({ label: formatLabel(name), href: pageUrls.category({ category: name }) })),
  ];
  return (
    <nav aria-label="Shelves" className={styles.row} data-hidden={hidden || undefined}>
      <Container>
        <ul className={styles.list}>
          {places.map(({ label, href }) => (
            <li key={href}>
              <AppLink
                href={href}
                prefetch="intent"
                aria-current={href === here ? "page" : undefined}
                className={classes(styles.link, href === sale && styles.sale)}
              >
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
