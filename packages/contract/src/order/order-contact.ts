import type { Side } from "../user/user.schema.ts";
import type { Address, Destination, TimeWindow } from "./order.schema.ts";
import { type Handover, handoverOfStatus, type OrderStatus, stageOfStatus } from "./order-status.ts";

/**
 * What a side sees of the other one, by how the piece changes hands (docs/product.md §4, docs/decisions/0084).
 * With a carrier the two sides do not meet; the seller gives the buyer's details to the carrier.
 */
const seesOtherSide: Readonly<Record<Handover, Readonly<Record<Side, boolean>>>> = {
  pickup: { buyer: true, seller: true },
  delivery: { buyer: true, seller: true },
  carrier: { buyer: false, seller: true },
};

/** Whether the two sides meet at an agreed time: for a pickup, or for a delivery by the seller. */
export const hasAppointment = (status: OrderStatus, agreed: TimeWindow | null): agreed is TimeWindow =>
  agreed !== null && (handoverOfStatus[status] === "pickup" || handoverOfStatus[status] === "delivery");

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
  const handover = handoverOfStatus[status];
  const seesOther = handover !== null && seesOtherSide[handover][viewer];
  return {
    contact: seesOther,
    deliveryAddress: viewer === "buyer" || seesOther,
    pickup: viewer === "seller" || seesOther,
  };
}

/**
 * Where a delivery goes and how far, for its seller, who decides whether to bring it there or to pay a carrier: the city,
 * until the address is shown, and nothing after the end (docs/decisions/0114, 0130). `address` is the one that the buyer
 * entered.
 */
export function getDestination(
  status: OrderStatus,
  viewer: Side | "admin",
  {
    address,
    deliveryMiles,
  }: Readonly<{ address: Address | null; deliveryMiles?: number | null | undefined }>,
): Destination | undefined {
  const stage = stageOfStatus[status];
  const isAhead = stage === "offer" || stage === "open";
  if (viewer !== "seller" || !isAhead || !address || visibleDetails(status, viewer).deliveryAddress)
    return undefined;
  const { city, state } = address;
  return { city, state, miles: deliveryMiles ?? undefined };
}
