import type { Order } from "@heirloop/contract/order/order.schema";
import type { CaseViewer } from "@heirloop/contract/order-case/order-case.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { Text } from "../../components/text/text.tsx";
import { UtcDay } from "../date/utc-day.tsx";
import { getHistoryLabel } from "./order-history-copy.ts";
import * as styles from "./order.css.ts";

export type OrderTimelineProps = { order: Order; side: CaseViewer };

/** The order history, oldest first; the last step is the current status. */
export function OrderTimeline({ order, side }: OrderTimelineProps) {
  const who = (by: Side | null): string =>
    by === null ? "" : by === side ? " by you" : ` by ${order[by].firstName}`;
  return (
    <ol className={styles.timeline}>
      {order.history.map((entry) => (
        <li key={entry.type + entry.at} className={styles.step}>
          <Text size="label">
            {getHistoryLabel(entry, order)}
            {who(entry.by)}
          </Text>
          {entry.reason && <Text size="small">{`“${entry.reason}”`}</Text>}
          <Text size="caption" tone="soft">
            <UtcDay instant={entry.at} />
          </Text>
        </li>
      ))}
    </ol>
  );
}
