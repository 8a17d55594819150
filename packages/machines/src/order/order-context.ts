import type { Deliverer } from "@heirloop/contract/delivery-terms/delivery-method.schema";
import type { HubId } from "@heirloop/contract/hub/hub";
import type { Cents } from "@heirloop/contract/money/money.schema";
import type {
  Offer,
  Order,
  OrderType,
  PickupDetails,
  LateNotice,
  NoShow,
  TimeProposal,
  TimeWindow,
} from "@heirloop/contract/order/order.schema";
import type { PaymentStatus } from "@heirloop/contract/order/payment-status";
import type { Side } from "@heirloop/contract/user/user.schema";

/** An order's data besides its status. */
export type OrderContext = {
  type: OrderType;
  offer: Offer | null;
  approved: boolean;
  payment: PaymentStatus;
  /** Sum of the listings' own prices. An offer has to be below it. */
  askingPrice: number;
  /** Nearest hubs of the delivery address and of the pieces. 'NA' matches nothing. */
  buyerHub: HubId | "NA";
  sellerHub: HubId | "NA";
  /** Who brings it, as fixed when it was placed; null for pickups and old orders, where the hubs decide. */
  deliveredBy: Deliverer | null;
  proposals: ReadonlyArray<TimeWindow & { by: Side }>;
  agreed: TimeWindow | null;
  /** Another time that a side proposes instead of the agreed one. */
  reschedule: TimeProposal | null;
  /** Who is late for the agreed time, oldest first. */
  late: readonly LateNotice[];
  noShow: NoShow | null;
  /** The IANA time zone of the agreed time; null if it is unknown. */
  timeZone: string | null;
  /** What a buyer can propose for a pickup; null if the seller has no pickup hours, for any time. */
  offered: readonly TimeWindow[] | null;
  /** Where the buyer picks the piece up; null until the seller has entered it, and for a delivery. */
  pickup: PickupDetails | null;
  /** The quote is null in API responses. */
  carrier: { name: string; quote: Cents | null } | null;
  tracking: string | null;
  /** The code that the buyer shows at pickup. */
  handoffCode: string | null;
  completeOffAskedBy: Side | null;
  /**
   * The price in cents agreed on with the owner of a consigned piece: no lower offer is accepted. Null for
   * the buyer and for other pieces.
   */
  priceFloor: number | null;
  /** An owner has a share of the price of a piece. */
  consigned: boolean;
};

/**
 * The context of an order from an API response. It lacks hubs and, for the seller, the handoff code: they
 * affect outcomes but not which events are permitted. The buyer has no event that depends on the pickup details.
 */
export function contextOfOrder(order: Order): OrderContext {
  return {
    type: order.type,
    offer: order.offer,
    approved: order.approved,
    payment: order.payment.status,
    askingPrice: order.listings.reduce((sum, { listing }) => sum + listing.price, 0),
    buyerHub: "NA",
    sellerHub: "NA",
    deliveredBy: order.deliveredBy ?? null,
    proposals: order.schedule.proposals,
    agreed: order.schedule.agreed,
    reschedule: order.schedule.reschedule ?? null,
    late: order.schedule.late ?? [],
    noShow: order.schedule.noShow ?? null,
    timeZone: order.schedule.timeZone ?? null,
    offered: order.schedule.offered ?? null,
    pickup: order.pickup,
    carrier: order.carrier && { name: order.carrier.name, quote: null },
    tracking: order.tracking,
    handoffCode: order.handoffCode,
    completeOffAskedBy: order.completeOffAskedBy,
    priceFloor: order.priceFloor,
    consigned: order.consigned,
  };
}
