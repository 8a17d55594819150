import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import * as styles from "./key-value-list.css.ts";

export type KeyValueListProps = {
  /** In reading order; `total` is the sum at the end. */
  items: ReadonlyArray<{ key: string; value: ReactNode; total?: boolean }>;
  /** `facts` reads left to right; `sums` puts the figures below each other at the end. */
  look?: "facts" | "sums";
};

/** Pairs of names and values. */
export function KeyValueList({ items, look = "facts" }: KeyValueListProps) {
  const sums = look === "sums";
  return (
    <dl className={sums ? styles.sums : styles.facts}>
      {items.map(({ key, value, total }) => (
        <div key={key} className={classes(sums ? styles.sum : styles.fact, total && styles.total)}>
          <dt className={sums ? undefined : styles.factKey}>{key}</dt>
          <dd className={sums ? styles.amount : styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
