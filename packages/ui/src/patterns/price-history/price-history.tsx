import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { dayOf } from "../date/day.ts";
import * as styles from "./price-history.css.ts";

export type PriceHistoryProps = { history: FullListing["priceHistory"] };

/** What it cost and since when, the latest first. */
export function PriceHistory({ history }: PriceHistoryProps) {
  const latestFirst = history.toSorted((one, other) => other.since.localeCompare(one.since));
  return (
    <ol className={styles.list}>
      {latestFirst.map(({ price, since }, at) => (
        <li key={since} className={styles.row}>
          <span className={styles.date}>
            {at === latestFirst.length - 1 ? "Listed" : "Since"} <time dateTime={since}>{dayOf(since)}</time>
          </span>
          {formatCents(price)}
        </li>
      ))}
    </ol>
  );
}
