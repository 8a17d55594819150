import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Breakdown, OrderType } from "@heirloop/contract/order/order.schema";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";

export type BreakdownListProps = {
  breakdown: Breakdown;
  type: OrderType;
  /** "Total" unless this is one seller's part of it. */
  totalWord?: string;
  /** An offer names a sum for the pieces alone. */
  itemsWord?: string;
  /** Where it goes is not known yet: neither is the tax, and the delivery is an estimate. */
  taxToCome?: boolean;
  /** Cents that went back to the buyer. */
  refunded?: number;
};

/** The parts of a price, with their total. */
export function BreakdownList({
  breakdown,
  type,
  totalWord = "Total",
  itemsWord = "Pieces",
  taxToCome = false,
  refunded = 0,
}: BreakdownListProps) {
  const { items, delivery, discount, tax, total } = breakdown;
  return (
    <KeyValueList
      look="sums"
      items={[
        { key: itemsWord, value: formatCents(items) },
        type === "pickup"
          ? { key: "Pickup", value: "Free" }
          : {
              key: taxToCome ? "Delivery, estimated" : "Delivery",
              value: delivery === 0 ? "Free" : formatCents(delivery),
            },
        ...(discount > 0 ? [{ key: "Discount", value: `−${formatCents(discount)}` }] : []),
        { key: "Tax", value: taxToCome ? "Calculated from your address" : formatCents(tax) },
        { key: taxToCome ? `${totalWord}, before tax` : totalWord, value: formatCents(total), total: true },
        ...(refunded > 0
          ? [
              { key: "Refunds", value: `−${formatCents(refunded)}` },
              { key: "You paid", value: formatCents(total - refunded), total: true },
            ]
          : []),
      ]}
    />
  );
}

const pending = "…";

/** As high as the parts of a price, while they are calculated. */
export const BreakdownPlaceholder = ({
  type,
  totalWord = "Total",
  itemsWord = "Pieces",
}: Pick<BreakdownListProps, "type" | "totalWord" | "itemsWord">) => (
  <div aria-busy>
    <KeyValueList
      look="sums"
      items={[
        { key: itemsWord, value: pending },
        { key: type === "pickup" ? "Pickup" : "Delivery", value: pending },
        { key: "Tax", value: pending },
        { key: totalWord, value: pending, total: true },
      ]}
    />
  </div>
);
