import type { Side } from "../user/user.schema.ts";
import type { TimeWindow } from "./order.schema.ts";
import type { OrderStatus } from "./order-status.ts";

/**
 * How a piece is about to change hands: the two sides meet, or a carrier takes it. Null before a time is agreed on
 * and after the order has ended.
 */
type Handover = "meeting" | "carrier" | null;

/**
 * Who sees whose contact details follows from this (docs/product.md §4, docs/decisions/0084). A new status does not
 * compile without a row.
 */
export const handoverOf: Readonly<Record<OrderStatus, Handover>> = {
  "offer-sent": null,
  requested: null,
  scheduling: null,
  "active-delivery": "meeting",
  looking_for_carrier: "carrier",
  awaiting_shipping: "carrier",
  in_transit: "carrier",
  "active-pickup": "meeting",
  completed: null,
  "completed-off-heirloop": null,
  cancelled: null,
  canceled: null,
  expired: null,
  deleted: null,
};

/** Whether a side sees what the other side entered. The seller gives the buyer's details to the carrier. */
const seesOtherSide = (status: OrderStatus, side: Side): boolean =>
  handoverOf[status] === "meeting" || (handoverOf[status] === "carrier" && side === "seller");

/** Whether the two sides meet at an agreed time: for a pickup, or for a delivery by the seller. */
export const hasAppointment = (status: OrderStatus, agreed: TimeWindow | null): agreed is TimeWindow =>
  agreed !== null && handoverOf[status] === "meeting";

export type VisibleDetails = Readonly<{
  /** The other side's first name and phone. */
  contact: boolean;
  /** The address that the buyer entered. */
  deliveryAddress: boolean;
  /** The address, phone and access notes that the seller entered for a pickup. */
  pickup: boolean;
}>;

/**
 * Which contact details of an order a viewer sees. Each side always sees what it entered itself; admins see
 * the addresses and nobody's phone.
 */
export function visibleDetails(status: OrderStatus, viewer: Side | "admin"): VisibleDetails {
  if (viewer === "admin") return { contact: false, deliveryAddress: true, pickup: true };
  const seesOther = seesOtherSide(status, viewer);
  return {
    contact: seesOther,
    deliveryAddress: viewer === "buyer" || seesOther,
    pickup: viewer === "seller" || seesOther,
  };
}
