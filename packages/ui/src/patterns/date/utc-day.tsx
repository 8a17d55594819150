import { formatDay } from "./day.ts";
import * as styles from "./utc-day.css.ts";

/** "Nov 12, 2026" on one line, the same on server and browser. */
export const UtcDay = ({ instant }: { instant: string }) => (
  <time dateTime={instant} className={styles.day}>
    {formatDay(instant)}
  </time>
);
