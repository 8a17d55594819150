import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { padding as paddings } from "../../theme/gap.css.ts";
import type { Space } from "../../theme/tokens.ts";
import * as styles from "./card.css.ts";

export type CardProps = {
  look?: keyof typeof styles.look;
  padding?: Space;
  as?: "div" | "section" | "article" | "li" | "aside";
  label?: string;
  children: ReactNode;
};

/** A box around what belongs together; most things need none. */
export function Card({ look = "outlined", padding = "l", as: Element = "div", label, children }: CardProps) {
  return (
    <Element aria-label={label} className={classes(styles.card, styles.look[look], paddings[padding])}>
      {children}
    </Element>
  );
}
