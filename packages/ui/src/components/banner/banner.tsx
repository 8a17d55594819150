import { CircleAlert, CircleCheck, Clock, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as styles from "./banner.css.ts";

export type BannerProps = {
  /** The meaning; it sets the color and the icon. */
  tone?: "neutral" | "success" | "warning" | "danger";
  /** Announced to screen readers when it appears: for results of an action, not for static notices. */
  announce?: boolean;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  children: ReactNode;
};

const signs = { neutral: Info, success: CircleCheck, warning: Clock, danger: CircleAlert } as const;

/** Something to know about the whole page or the form below it; it stays. */
export function Banner({ tone = "neutral", announce = false, actions, children }: BannerProps) {
  const Sign = signs[tone];
  return (
    <div
      role={announce ? (tone === "danger" ? "alert" : "status") : undefined}
      // The result of a form may be far from its button, so the focus moves to it.
      tabIndex={announce ? -1 : undefined}
      className={classes(styles.banner, styles.tone[tone])}
    >
      <Sign aria-hidden className={styles.icon[tone]} />
      <div className={styles.content}>{children}</div>
      {actions}
    </div>
  );
}
