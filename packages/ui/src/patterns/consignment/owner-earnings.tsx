import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Consignment } from "@heirloop/contract/consignment/consignment.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import * as styles from "./consignment-card.css.ts";

const minus = (amount: number): string => `−${formatCents(amount)}`;

/** What the owner of a piece receives of its price, and why; nothing before it is for sale. */
export function OwnerEarnings({ consignment: { sale, status, share } }: { consignment: Consignment }) {
  if (sale === null) return null;
  const isSold = status === "sold";
  const shopsShare = share === null ? "" : ` (${100 - share}%)`;
  return (
    <Stack gap="xs">
      <div className={styles.amounts}>
        <KeyValueList
          look="sums"
          items={[
            { key: isSold ? "Sold for" : "Asking price", value: formatCents(sale.price) },
            {
              key: `Shop’s part${shopsShare}, with our fee of ${formatCents(sale.fee)} (${constants.sellerFee}%)`,
              value: minus(sale.price - sale.share),
            },
            ...(sale.refunded > 0 ? [{ key: "Refunds to the buyer", value: minus(sale.refunded) }] : []),
            { key: "You receive", value: formatCents(sale.share - sale.refunded), total: true },
          ]}
        />
      </div>
      {!isSold && (
        <Text size="small" tone="soft" measure>
          {`If it sells at this price. We send your share ${formatDuration(constants.payoutDelay)} after the buyer has received it.`}
        </Text>
      )}
    </Stack>
  );
}
