import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { padding as paddings } from "../../theme/gap.css.ts";
import type { Space } from "../../theme/tokens.ts";
import * as styles from "./card.css.ts";

export type CardProps = {
  /** How the card is set off from its background. */
  look?: "outlined" | "sunken" | "raised";
  /** On every side. */
  padding?: Space;
  /** The element it becomes. */
  as?: "div" | "section" | "article" | "li" | "aside";
  /** Names a landmark for screen readers. */
  label?: string;
  children: ReactNode;
};

/** A box around related content. */
export function Card({ look = "outlined", padding = "l", as: Element = "div", label, children }: CardProps) {
  return (
    <Element aria-label={label} className={classes(styles.card, styles.look[look], paddings[padding])}>
      {children}
    </Element>
  );
}
