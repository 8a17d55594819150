import { getDestination, visibleDetails } from "@heirloop/contract/order/order-contact";
import type { orderSchema } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type * as z from "zod/mini";
import type { OrderRow } from "../order/order.table.ts";
import type { UserRow } from "../user/user.table.ts";

type Reachable = Pick<UserRow, "firstName" | "phone">;
export type OrderDetails = Pick<
  z.input<typeof orderSchema>,
  "address" | "destination" | "pickup" | "contact"
>;

/** The buyer is reached as the checkout says, and the seller as the pickup details say. */
function contactFor(
  side: Side,
  { contact, pickup }: Pick<OrderRow, "contact" | "pickup">,
  { buyer, seller }: { buyer: Reachable; seller: Reachable },
): OrderDetails["contact"] {
  return side === "seller"
    ? { firstName: contact?.firstName ?? buyer.firstName, phone: contact?.phone ?? buyer.phone }
    : { firstName: seller.firstName, phone: pickup?.phone ?? seller.phone };
}

/** Presents the addresses and contact details of an order, as far as the viewer sees them in its status. */
export function presentDetails(
  order: Pick<OrderRow, "status" | "address" | "deliveryMiles" | "pickup" | "contact">,
  people: { buyer: Reachable; seller: Reachable },
  viewer: Side | "admin",
): OrderDetails {
  const visible = visibleDetails(order.status, viewer);
  return {
    address: visible.deliveryAddress ? order.address : null,
    destination: getDestination(order.status, viewer, order),
    pickup: visible.pickup ? order.pickup : null,
    contact: visible.contact && viewer !== "admin" ? contactFor(viewer, order, people) : null,
  };
}
