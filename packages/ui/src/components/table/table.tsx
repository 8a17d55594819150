import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./table.css.ts";

export type TableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first column names the row. */
  columns: ReadonlyArray<{
    id: string;
    head: string;
    align?: "start" | "end";
    cell: (row: Row) => ReactNode;
  }>;
};

/** Rows and columns; on narrow screens it scrolls sideways. */
export function Table<Row>({ caption, rows, keyOf, columns }: TableProps<Row>) {
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, head, align = "start" }) => (
              <th key={id} scope="col" className={classes(styles.head, styles.align[align])}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, align = "start", cell }, at) =>
                at === 0 ? (
                  <th key={id} scope="row" className={classes(styles.cell, styles.align[align])}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={classes(styles.cell, styles.align[align])}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
