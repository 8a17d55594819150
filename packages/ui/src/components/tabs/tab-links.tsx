import { useEffect, useRef } from "react";
import { AppLink } from "../../theme/link.tsx";
import * as styles from "./tabs.css.ts";

export type TabLinksProps = {
  /** Names the row for screen readers. */
  label: string;
  /** In reading order. */
  tabs: ReadonlyArray<{ href: string; label: string; count?: number; current: boolean }>;
};

/** Tabs that are links: the default, since they work before hydration and can be shared. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex((tab) => tab.current);
  useEffect(() => {
    const here = row.current?.children[current];
    // On a phone the row is wider than the screen. Only the row moves, never the page.
    if (row.current && here instanceof HTMLElement)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <AppLink
          key={tab.href}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.current ? "page" : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </AppLink>
      ))}
    </nav>
  );
}
