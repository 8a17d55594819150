import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { gap as gaps } from "../../theme/gap.css.ts";
import type { Space } from "../../theme/tokens.ts";
import * as styles from "./stack.css.ts";

export type StackProps = {
  /** Between any two neighbors. */
  gap?: Space;
  /** Across the stack. */
  align?: "stretch" | "start" | "center" | "end";
  /** The element it becomes. */
  as?: "div" | "ul" | "ol" | "section" | "article" | "header" | "footer" | "li" | "nav" | "main" | "aside";
  id?: string;
  /** Names a landmark or a list for screen readers. */
  label?: string;
  children: ReactNode;
};

/** Things below each other, one gap between all of them. */
export function Stack({
  gap = "m",
  align = "stretch",
  as: Element = "div",
  id,
  label,
  children,
}: StackProps) {
  return (
    <Element id={id} aria-label={label} className={classes(styles.stack, gaps[gap], styles.align[align])}>
      {children}
    </Element>
  );
}
