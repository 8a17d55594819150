import { formatCents } from "@heirloop/contract/money/format-cents";
import type { Deliverer } from "@heirloop/contract/delivery-terms/delivery-method.schema";
import type { Destination, Order } from "@heirloop/contract/order/order.schema";
import { stageOfStatus } from "@heirloop/contract/order/order-status";

const formatMiles = (miles: number): string =>
  miles < 2 ? "about 1 mile" : `about ${miles.toLocaleString("en-US")} miles`;

export const formatDestination = ({ city, state, miles }: Destination): string =>
  `${city}, ${state}${miles === undefined ? "" : ` (${formatMiles(miles)} away)`}`;

const duties: Readonly<Record<Deliverer, (where: string) => string>> = {
  seller: (where) => `You bring it${where} yourself.`,
  carrier: (where) => `You book and pay the carrier that brings it${where}.`,
};

/** What a seller has to do and to pay for the delivery of an order, until it is done; null otherwise. */
export function getDeliveryDuty(
  order: Pick<Order, "status" | "deliveredBy" | "destination" | "carrier" | "earnings">,
): string | null {
  const { status, deliveredBy, destination, carrier, earnings } = order;
  const stage = stageOfStatus[status];
  const isAhead = stage === "offer" || stage === "open";
  if (!isAhead || deliveredBy === undefined || carrier !== null || earnings === undefined) return null;
  const duty = duties[deliveredBy](destination === undefined ? "" : ` to ${formatDestination(destination)}`);
  return earnings.delivery === 0
    ? `${duty} The buyer pays nothing for it.`
    : `${duty} The ${formatCents(earnings.delivery)} that the buyer pays for it is part of what you receive.`;
}

/** What a seller receives for an order, and for which delivery, in sentences that others follow. */
export function getEarningsText(order: Parameters<typeof getDeliveryDuty>[0]): string {
  const duty = getDeliveryDuty(order);
  const { earnings } = order;
  return earnings === undefined
    ? ""
    : `You receive ${formatCents(earnings.payout)}. ${duty === null ? "" : `${duty} `}`;
}
