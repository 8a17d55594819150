import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as styles from "./container.css.ts";

export type ContainerProps = {
  /** `text` for reading, `form` for filling in, `narrow` for one thing at a time, `page` for the rest. */
  width?: "form" | "narrow" | "page" | "text";
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
