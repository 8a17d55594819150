import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { UtcDay } from "../date/utc-day.tsx";
import * as styles from "./price-history.css.ts";

export type PriceHistoryProps = {
  history: FullListing["priceHistory"];
  /** The lowest of the last 30 days, in cents. */
  lowest: number | null;
};

/** The price history, newest first, and the lowest recent price. */
export function PriceHistory({ history, lowest }: PriceHistoryProps) {
  const latestFirst = history.toSorted((one, other) => other.since.localeCompare(one.since));
  return (
    <Stack gap="s">
      <ol className={styles.list}>
        {latestFirst.map(({ price, since }, at) => (
          <li key={since} className={styles.row}>
            <span className={styles.date}>
              {at === latestFirst.length - 1 ? "Listed" : "Since"} <UtcDay instant={since} />
            </span>
            {formatCents(price)}
          </li>
        ))}
      </ol>
      {lowest !== null && (
        <Text size="small" tone="soft">
          {`The lowest in the last ${formatDuration(constants.lowestPriceWithin)}: ${formatCents(lowest)}`}
        </Text>
      )}
    </Stack>
  );
}
