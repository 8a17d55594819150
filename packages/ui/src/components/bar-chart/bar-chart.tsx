import { Table } from "../table/table.tsx";
import * as styles from "./bar-chart.css.ts";

export type BarChartProps = {
  /** What is counted: "Sales per day". */
  title: string;
  /** A summary in one sentence for screen readers. */
  summary: string;
  /** In reading order, the same distance apart. */
  bars: ReadonlyArray<{
    /** Names the bar: "Nov 12". */
    label: string;
    /** Not negative; bars are drawn against the greatest of them. */
    value: number;
    /** The formatted value: "$1,250". */
    words: string;
  }>;
  /** Column headers of the table with the same figures. */
  heads: readonly [string, string];
};

/** One bar is this much of its place; the plot is 100 high, and stretched. */
const place = 10;
const wide = 7;
const high = 100;
/** A value above nothing is seen, however small it is. */
const least = 2;

/** A bar chart; the same figures are in a collapsed table below. */
export function BarChart({ title, summary, bars, heads }: BarChartProps) {
  const most = bars.reduce((greatest, bar) => (bar.value > greatest.value ? bar : greatest), {
    label: "",
    value: 0,
    words: "",
  });
  const getHeight = (value: number) =>
    value === 0 ? 0 : Math.max(least, Math.round((value / most.value) * high));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        {most.value > 0 && <span className={styles.most}>Highest: {most.words}</span>}
      </figcaption>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${bars.length * place} ${high}`}
        preserveAspectRatio="none"
        className={styles.plot}
      >
        {bars.map(({ label, value, words }, at) => (
          <g key={label}>
            <title>{`${label}: ${words}`}</title>
            <rect
              x={at * place + (place - wide) / 2}
              y={0}
              width={wide}
              height={high}
              className={styles.ground}
            />
            <rect
              x={at * place + (place - wide) / 2}
              y={high - getHeight(value)}
              width={wide}
              height={getHeight(value)}
              className={styles.bar}
            />
          </g>
        ))}
      </svg>
      <p aria-hidden className={styles.ends}>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <details className={styles.figures}>
        <summary className={styles.summary}>Show data</summary>
        <Table
          caption={title}
          rows={bars}
          getKey={({ label }) => label}
          columns={[
            { id: "label", head: heads[0], cell: ({ label }) => label },
            { id: "value", head: heads[1], align: "end", cell: ({ words }) => words },
          ]}
        />
      </details>
    </figure>
  );
}
