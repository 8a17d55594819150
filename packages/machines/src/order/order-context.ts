import type { HubId } from "@heirloop/contract/hub/hub";
import type { Cents } from "@heirloop/contract/money/money.schema";
import type { Offer, Order, OrderType, TimeWindow } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

/** What the order machine needs to know of an order besides its status. */
export type OrderContext = {
  type: OrderType;
  offer: Offer | null;
  approved: boolean;
  /** Sum of the listings' own prices, which an offer stays below. */
  askingPrice: number;
  /** Nearest hubs of the delivery address and of the pieces. 'NA' matches nothing. */
  buyerHub: HubId | "NA";
  sellerHub: HubId | "NA";
  proposals: ReadonlyArray<TimeWindow & { by: Side }>;
  agreed: TimeWindow | null;
  carrier: { name: string; quote: Cents } | null;
  tracking: string | null;
  /** What the buyer shows at pickup. */
  handoffCode: string | null;
  completeOffAskedBy: Side | null;
  /** Cents that the seller agreed on with the owner of a consigned piece: nothing less is accepted. Null to the buyer, and without one. */
  priceFloor: number | null;
  /** Somebody has a share of what a piece is paid for with. */
  consigned: boolean;
};

/** The context of an order as the API answers it. Hubs and, for the seller, the handoff code are not in it: they bear on outcomes, not on what may be tried. */
export function contextOfOrder(order: Order): OrderContext {
  return {
    type: order.type,
    offer: order.offer,
    approved: order.approved,
    askingPrice: order.listings.reduce((sum, { listing }) => sum + listing.price, 0),
    buyerHub: "NA",
    sellerHub: "NA",
    proposals: order.schedule.proposals,
    agreed: order.schedule.agreed,
    carrier: order.carrier,
    tracking: order.tracking,
    handoffCode: order.handoffCode,
    completeOffAskedBy: order.completeOffAskedBy,
    priceFloor: order.priceFloor,
    consigned: order.consigned,
  };
}
