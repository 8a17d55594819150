import type { MoneyLine } from "@heirloop/contract/order/order-money.schema";
import type { CaseViewer } from "@heirloop/contract/order-case/order-case.schema";
import { Text } from "../../components/text/text.tsx";
import { UtcDay } from "../date/utc-day.tsx";
import { formatMoney, getMoneyLabel, getMoneyParts } from "./money-copy.ts";
import * as styles from "./order.css.ts";

export type MoneyTimelineProps = { money: readonly MoneyLine[]; side: CaseViewer };

/** What has happened to an order's money, oldest first, as one side or an admin sees it. */
export function MoneyTimeline({ money, side }: MoneyTimelineProps) {
  return (
    <ol className={styles.money}>
      {money.map((line) => {
        const parts = getMoneyParts(line);
        return (
          <li key={line.side + line.kind + line.at + line.reason} className={styles.moneyLine}>
            <div className={styles.content}>
              <Text size="label">{getMoneyLabel(line, side)}</Text>
              {parts !== null && (
                <Text size="small" tone="soft">
                  {parts}
                </Text>
              )}
              {line.reason !== undefined && <Text size="small">{`“${line.reason}”`}</Text>}
              <Text size="caption" tone="soft">
                <UtcDay instant={line.at} />
              </Text>
            </div>
            <div className={styles.moneyAmount}>
              <Text size="strong" numeric>
                {formatMoney(line)}
              </Text>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
