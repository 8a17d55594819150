import { classes } from "../../theme/classes.ts";
import { Overlay, type OverlayProps } from "../dialog/dialog.tsx";
import * as styles from "./drawer.css.ts";

export type DrawerProps = OverlayProps & {
  /** `end` for the cart and similar panels, `start` for menus and filters. */
  side?: "end" | "start";
  /** For two-column content. */
  wide?: boolean;
};

/** A panel from the side, over the page. */
export function Drawer({ side = "end", wide = false, ...overlay }: DrawerProps) {
  return <Overlay {...overlay} panelClass={classes(styles.panel, styles.side[side], wide && styles.wide)} />;
}
