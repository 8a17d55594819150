import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { OrderEarnings } from "@heirloop/contract/money/order-earnings.schema";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";

export type EarningsListProps = {
  earnings: OrderEarnings;
  /** What the price of the pieces is called: "Asking price" until there is a buyer. */
  priceLabel?: string;
};

const minus = (amount: number): string => `−${formatCents(amount)}`;

/** What a seller receives of a price, and why. */
export function EarningsList({ earnings, priceLabel = "Price" }: EarningsListProps) {
  const { items, delivery, fee, ownerShare, refunded, payout } = earnings;
  return (
    <KeyValueList
      look="sums"
      items={[
        { key: priceLabel, value: formatCents(items) },
        ...(delivery > 0 ? [{ key: "Delivery", value: formatCents(delivery) }] : []),
        { key: `Our fee (${constants.sellerFee}%)`, value: minus(fee) },
        ...(ownerShare > 0 ? [{ key: "Owner’s share", value: minus(ownerShare) }] : []),
        ...(refunded > 0 ? [{ key: "Refunds, less our fee for them", value: minus(refunded) }] : []),
        { key: "You receive", value: formatCents(payout), total: true },
      ]}
    />
  );
}
