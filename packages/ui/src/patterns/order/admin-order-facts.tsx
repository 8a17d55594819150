import { formatCents } from "@heirloop/contract/money/format-cents";
import { getReturned } from "@heirloop/contract/order/order-money";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { ReactNode } from "react";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { BreakdownList } from "../breakdown/breakdown-list.tsx";
import { formatDay } from "../date/day.ts";
import { OrderPieces } from "./order-pieces.tsx";
import { formatTimeWindow, paymentLabels } from "./order-copy.ts";

export type AdminOrderFactsProps = { order: Order; parties: Readonly<Record<Side, ReactNode>>; now: string };

/** What an admin needs to know of an order: its pieces, number and sides, and what was paid. */
export function AdminOrderFacts({ order, parties, now }: AdminOrderFactsProps) {
  const { _id, offer, date, type, schedule, carrier, tracking, payment } = order;
  return (
    <Stack gap="l">
      <OrderPieces listings={order.listings} now={now} />
      <BreakdownList breakdown={order.breakdown} type={type} refunded={getReturned(order.money)} />
      <KeyValueList
        items={[
          { key: "Order number", value: _id },
          { key: "Buyer", value: parties.buyer },
          { key: "Seller", value: parties.seller },
          { key: "Ordered", value: formatDay(date) },
          ...(offer === null ? [] : [{ key: "Offer", value: formatCents(offer.amount) }]),
          { key: "Delivery method", value: type === "pickup" ? "Pickup" : "Delivery" },
          ...(schedule.agreed === null
            ? []
            : [{ key: "Agreed time", value: formatTimeWindow(schedule.agreed) }]),
          ...(carrier === null ? [] : [{ key: "Carrier", value: carrier.name }]),
          ...(tracking === null ? [] : [{ key: "Tracking", value: tracking }]),
          { key: "Payment", value: paymentLabels[payment.status] },
          ...(payment.card === "" ? [] : [{ key: "Card", value: payment.card }]),
        ]}
      />
    </Stack>
  );
}
