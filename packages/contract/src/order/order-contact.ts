import type { Side } from "../user/user.schema.ts";
import type { OrderStatus } from "./order-status.ts";

/** What a side sees of the other side: first name and phone, and the address that the other side entered. */
type OtherSide = Readonly<{ person: boolean; address: boolean }>;

const nothing: OtherSide = { person: false, address: false };
const everything: OtherSide = { person: true, address: true };
const hidden: Readonly<Record<Side, OtherSide>> = { buyer: nothing, seller: nothing };
/** The seller gives the buyer's address and phone to the carrier; the two sides do not meet. */
const carried: Readonly<Record<Side, OtherSide>> = { buyer: nothing, seller: everything };
const meeting: Readonly<Record<Side, OtherSide>> = { buyer: everything, seller: everything };

/**
 * What each side sees of the other in each status (docs/product.md §4, docs/decisions/0084). A new status does
 * not compile without a row.
 */
const seenOfOtherSide: Readonly<Record<OrderStatus, Readonly<Record<Side, OtherSide>>>> = {
  "offer-sent": hidden,
  requested: hidden,
  scheduling: hidden,
  "active-delivery": meeting,
  looking_for_carrier: carried,
  awaiting_shipping: carried,
  in_transit: carried,
  "active-pickup": meeting,
  completed: hidden,
  "completed-off-heirloop": hidden,
  cancelled: hidden,
  canceled: hidden,
  expired: hidden,
  deleted: hidden,
};

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
  const { person, address } = seenOfOtherSide[status][viewer];
  return {
    contact: person,
    deliveryAddress: viewer === "buyer" || address,
    pickup: viewer === "seller" || address,
  };
}
