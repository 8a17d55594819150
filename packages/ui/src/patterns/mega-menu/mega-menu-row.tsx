import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { NavigationRow } from "../../components/navigation-menu/navigation-row.tsx";
import { from } from "../../theme/media.ts";
import type { SitePage } from "../site-pages/site-pages.ts";
import { megaMenuTabs } from "./mega-menu-tabs.ts";
import type { MegaMenuProps } from "./mega-menu.tsx";
import * as styles from "./mega-menu.css.ts";

export type MegaMenuRowProps = {
  /** The whole menu, once it is there: until then the tabs are links. */
  menu: Menu | undefined;
  /** Pages that exist. */
  pages: readonly SitePage[];
  /** Path and query of the page, to mark where one is. */
  here: string;
  /** Behind the bar above it, out of reach. */
  hidden: boolean;
  /** A panel opened, or the last one closed. */
  onOpenChange: (open: boolean) => void;
};

type Opening = {
  Opened: ComponentType<MegaMenuProps>;
  hovered: string | undefined;
  focused: string | undefined;
};

/** A finger does not rest on anything. */
const mouse = "(hover: hover)";

/** The mega menu's row, from 901 px on: plain links first, with panels once it is loaded. */
export function MegaMenuRow({ menu, pages, here, hidden, onOpenChange }: MegaMenuRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const [opening, setOpening] = useState<Opening>();
  const wanted = menu !== undefined;

  useEffect(() => {
    // A phone's menu asks for the same, and has no use for panels.
    if (!wanted || !window.matchMedia(from.desktop).matches) return;
    let left = false;
    // A panel that could not be fetched leaves the links.
    void import("./mega-menu.tsx")
      .then(({ MegaMenu }) => {
        if (left) return;
        const tab = (state: ":hover" | ":focus") =>
          row.current?.querySelector<HTMLElement>(`[data-tab]${state}`)?.dataset["tab"];
        setOpening({
          Opened: MegaMenu,
          hovered: window.matchMedia(mouse).matches ? tab(":hover") : undefined,
          focused: tab(":focus"),
        });
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [wanted]);

  return (
    <div ref={row} className={styles.row} data-hidden={hidden || undefined}>
      {opening && menu ? (
        <opening.Opened
          {...{ menu, pages, here, onOpenChange }}
          defaultOpen={opening.hovered}
          focused={opening.focused}
        />
      ) : (
        <NavigationRow label="Categories" tabs={megaMenuTabs(pages, here)} />
      )}
    </div>
  );
}
