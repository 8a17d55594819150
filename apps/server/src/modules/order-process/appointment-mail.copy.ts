import { formatAddress } from "@heirloop/contract/order/format-address";
import { handoverOfStatus } from "@heirloop/contract/order/order-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import { formatAppointment } from "../order/format-appointment.ts";
import type { OrderMailFacts, OrderMail } from "./order-mail.facts.ts";

export const agreedTime = ({ order }: OrderMailFacts): string =>
  order.agreed === null ? "" : formatAppointment(order.agreed);

/** The address of the handover, and how to reach the other side. */
export function contactRows(side: Side, { details, order }: OrderMailFacts): NonNullable<OrderMail["rows"]> {
  const { contact, pickup } = details;
  const isPickup = handoverOfStatus[order.status] === "pickup";
  const address = isPickup ? pickup?.address : details.address;
  const phone = contact?.phone ?? null;
  return [
    ...(address ? [["Address", formatAddress(address)] as const] : []),
    ...(isPickup && pickup?.accessNotes ? [["Access", pickup.accessNotes] as const] : []),
    ...(contact ? [[side === "buyer" ? "Seller" : "Buyer", contact.firstName] as const] : []),
    ...(phone === null ? [] : [["Phone", phone] as const]),
  ];
}
