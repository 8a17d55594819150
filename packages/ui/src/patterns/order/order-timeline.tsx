import type { Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { Text } from "../../components/text/text.tsx";
import { dayOf } from "../date/day.ts";
import { historyWords, otherParty } from "./order-words.ts";
import * as styles from "./order.css.ts";

export type OrderTimelineProps = { order: Order; side: Side };

/** What happened to the order, oldest first; the last step is where it stands. */
export function OrderTimeline({ order, side }: OrderTimelineProps) {
  const who = (by: Side | null): string =>
    by === null ? "" : by === side ? " by you" : ` by ${otherParty(order, side).firstName}`;
  return (
    <ol className={styles.timeline}>
      {order.history.map(({ type, by, at, reason }) => (
        <li key={type + at} className={styles.step}>
          <Text size="label">
            {historyWords(type, order.offer)}
            {who(by)}
          </Text>
          {reason && <Text size="small">{`“${reason}”`}</Text>}
          <Text size="caption" tone="soft">
            <time dateTime={at}>{dayOf(at)}</time>
          </Text>
        </li>
      ))}
    </ol>
  );
}
