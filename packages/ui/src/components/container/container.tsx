import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as styles from "./container.css.ts";

export type ContainerProps = {
  /**
   * `page` for the shop, `work` for lists and records of the user's own account, `text` for reading and for forms, `form`
   * for a single small form.
   */
  width?: "form" | "text" | "work" | "page" | undefined;
  /** The element it becomes. */
  as?: "div" | "main" | "section" | "header" | "footer";
  id?: string;
  children: ReactNode;
};

/** The page's side margins and greatest width. */
export function Container({ width = "page", as: Element = "div", id, children }: ContainerProps) {
  return (
    <Element id={id} className={classes(styles.container, styles.width[width])}>
      {children}
    </Element>
  );
}
