import type { ReactNode } from "react";
import { classes } from "../../theme/classes.ts";
import { useOverflows } from "../../theme/use-overflows.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./table.css.ts";

export type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  /** In the order in which they are shown. */
  rows: readonly Row[];
  /** What is different in every row. */
  getKey: (row: Row) => string;
  /**
   * Where there is little width: sideways for figures that are compared, `stack` for rows that are read one by one on
   * phones and tablets, `stack-early` for rows that need even more width.
   */
  narrow?: "scroll" | "stack" | "stack-early";
  /** Vertical alignment of cells; `middle` next to pictures. */
  stand?: "top" | "middle";
  /** The first column names the row. */
  columns: ReadonlyArray<{
    id: string;
    head: string;
    align?: "start" | "end";
    /** For dates and short labels: its cells keep to one line. */
    isOneLine?: boolean;
    /** In a stacked row its cells stand without the head: for buttons, which say themselves what they do. */
    isBareWhenStacked?: boolean;
    cell: (row: Row) => ReactNode;
  }>;
};

/** Figures that end beside the start of the next column would read as one with it. */
const isAfterFigures = (columns: ReadonlyArray<{ align?: "start" | "end" }>, at: number): boolean =>
  (columns[at]?.align ?? "start") === "start" && columns[at - 1]?.align === "end";

/** Rows and columns; they stay a table to screen readers where a phone draws rows as lists. */
export function Table<Row>({
  caption,
  rows,
  getKey,
  narrow = "scroll",
  stand = "top",
  columns,
}: TableProps<Row>) {
  const { ref, overflows } = useOverflows();
  const stacked = styles.stacked[narrow];
  return (
    <div
      ref={ref}
      className={styles.scroll}
      {...(overflows && { role: "region", "aria-label": caption, tabIndex: 0 })}
    >
      <table className={stacked?.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={stacked?.heads}>
          <tr>
            {columns.map(({ id, head, align = "start" }, at) => (
              <th
                key={id}
                scope="col"
                className={classes(
                  styles.head,
                  styles.align[align],
                  isAfterFigures(columns, at) && styles.afterFigures,
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={stacked?.table}>
          {rows.map((row) => (
            <tr key={getKey(row)} className={stacked?.row}>
              {columns.map((column, at) => {
                const { id, head, align = "start", isOneLine = false, isBareWhenStacked = false } = column;
                const className = classes(
                  styles.cell,
                  styles.stand[stand],
                  styles.align[align],
                  isAfterFigures(columns, at) && styles.afterFigures,
                  isOneLine && styles.oneLine,
                  stacked?.cell,
                );
                return at === 0 ? (
                  <th key={id} scope="row" className={className}>
                    <div className={stacked?.heading}>{column.cell(row)}</div>
                  </th>
                ) : (
                  <td key={id} data-head={isBareWhenStacked ? "" : head} className={className}>
                    <div className={stacked?.content}>{column.cell(row)}</div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
