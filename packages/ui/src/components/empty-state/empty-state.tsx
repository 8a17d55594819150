import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { Heading } from "../heading/heading.tsx";
import * as styles from "./empty-state.css.ts";

export type EmptyStateProps = {
  /** The title. */
  title: string;
  /** Explains an empty list and how to fill it. */
  children?: ReactNode;
  /** Ways on. */
  actions?: ReactNode;
  /** Of its heading in the outline of the page. */
  level?: 1 | 2 | 3 | 4;
  /** In drawers and small panels. */
  compact?: boolean;
};

/** Replaces a list that has no entries. */
export function EmptyState({ title, children, actions, level = 2, compact = false }: EmptyStateProps) {
  return (
    <div className={classes(styles.frame, compact && styles.compact)}>
      <Heading level={level} size={compact ? "subheading" : "heading"} align="center">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
