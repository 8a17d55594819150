import { AppLink } from "../../theme/link.tsx";
import { classes } from "../../theme/classes.ts";
import * as styles from "./navigation-menu.css.ts";

/** A tab with its link. */
export type NavigationTab = {
  /** Its id. */
  id: string;
  /** Its words. */
  label: string;
  /** Where it leads. */
  href: string;
  /** The one that is in the accent's color. */
  emphasis?: boolean;
  /** One is there. */
  current?: boolean;
};

export type NavigationRowProps = {
  /** Names the row for screen readers. */
  label: string;
  /** In reading order. */
  tabs: readonly NavigationTab[];
};

/** Plain links: a `NavigationMenu` before it is loaded. */
export function NavigationRow({ label, tabs }: NavigationRowProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {tabs.map(({ id, label: words, href, emphasis, current }) => (
          <li key={id}>
            <AppLink
              href={href}
              prefetch="intent"
              data-tab={id}
              aria-current={current ? "page" : undefined}
              className={classes(styles.tab, emphasis && styles.emphasis)}
            >
              {words}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
