import type { TimeWindow } from "../order/order.schema.ts";
import type { ConsignmentStatus } from "./consignment-status.ts";
import type { ConsignmentSide } from "./consignment.schema.ts";

/**
 * Whether the two sides have something to arrange: the collection of the piece, or its return (docs/product.md
 * §4, Consignments; docs/decisions/0093).
 */
const sidesMeet: Readonly<Record<ConsignmentStatus, boolean>> = {
  submitted: false,
  available: false,
  accepted: true,
  collected: true,
  listed: true,
  sold: false,
  returned: false,
  withdrawn: false,
  lapsed: false,
};

/** Whether an appointment for the collection is agreed on and still ahead. */
export const hasCollection = (status: ConsignmentStatus, agreed: TimeWindow | null): agreed is TimeWindow =>
  status === "accepted" && agreed !== null;

export type VisibleConsignmentDetails = Readonly<{
  /** The other side's name and phone. */
  contact: boolean;
  /** The address, phone and access notes that the owner entered. */
  pickup: boolean;
}>;

/** Which contact details of a consignment a side sees. The owner always sees what they entered. */
export const visibleConsignmentDetails = (
  status: ConsignmentStatus,
  side: ConsignmentSide,
): VisibleConsignmentDetails => ({
  contact: sidesMeet[status],
  pickup: side === "consigner" || sidesMeet[status],
});
