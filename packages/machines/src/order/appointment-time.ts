import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import { statusRules } from "./order-status-rules.ts";

/** Whether the two sides meet at the agreed time: for a pickup, or for a delivery by the seller. */
export const hasAppointment = ({
  status,
  agreed,
}: {
  status: OrderStatus;
  agreed: TimeWindow | null;
}): boolean => {
  const { handover } = statusRules[status];
  return agreed !== null && (handover === "pickup" || handover === "delivery");
};
