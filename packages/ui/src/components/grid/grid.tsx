import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { gap as gaps } from "../../theme/gap.css.ts";
import type { Space } from "../../theme/tokens.ts";
import * as styles from "./grid.css.ts";

export type GridProps = {
  /** How many on the widest screen; fewer on narrower ones. `two` and `three` start as one on a phone, the rest as two. */
  columns: "two" | "three" | "four" | "five" | "six";
  /** Between columns and rows. */
  gap?: Space;
  /** The element it becomes. */
  as?: "div" | "ul" | "ol";
  children: ReactNode;
};

/** Equal columns. */
export function Grid({ columns, gap = "l", as: Element = "div", children }: GridProps) {
  return <Element className={classes(styles.grid, styles.columns[columns], gaps[gap])}>{children}</Element>;
}
