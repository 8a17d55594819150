import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as styles from "./badge.css.ts";

export type BadgeProps = {
  /** What it says about its subject; `onPicture` and `inverse` are for those grounds. */
  tone?: "neutral" | "accent" | "quiet" | "success" | "warning" | "danger" | "onPicture" | "inverse";
  children: ReactNode;
};

/** A word or two about the state of something. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={classes(styles.badge, styles.tone[tone])}>{children}</span>;
}
